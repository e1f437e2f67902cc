import { FACET_IDS, type Facet, FILTER_GROUPS, type FilterGroup } from '@aura/shared-domain';
import { FIELD_WEIGHTS, type IndexAnswer, type IndexHit, type IndexQuery } from '@aura/shared-jobs/search';
import type { Ask, Search } from './ask.ts';
import { UNKNOWN } from './document.ts';
import { matchAll, matchAny, type Condition, getConditions, isUnknown, meets } from './filters.ts';
import type { SearchAnswer } from './wire-schema.ts';
import { type WordsAsked, findAskedWords } from './words.ts';

/** Hits that the server gives in one answer. */
const PER_PAGE = 250;
/** More than any filter has values. */
const MOST_VALUES = 60;

const { title, company, place, description } = FIELD_WEIGHTS;
const RANKED: Search = {
  query_by: 'title,company,place,all',
  query_by_weights: [title, company, place, description].join(','),
  text_match_type: 'sum_score',
};

/** Postings with all the words and some conditions, the closest first. */
function searchFor(words: WordsAsked, conditions: readonly string[]): Search {
  const filter = matchAll([...words.conditions, ...conditions]);
  const ranked = words.tokens.length > 0;
  return {
    ...(ranked && { ...RANKED, q: words.tokens.join(' ') }),
    ...(filter !== '' && { filter_by: filter }),
    sort_by: ranked ? '_text_match:desc,number:asc' : 'number:asc',
    include_fields: 'id',
  };
}

/** A facet counts what meets every filter but its own. */
function makeFacetSearch(words: WordsAsked, conditions: readonly Condition[], id: Facet['id']): Search {
  const others = conditions.filter((condition) => condition.id !== id);
  return { ...searchFor(words, meets(others)), facet_by: id, max_facet_values: MOST_VALUES };
}

function readFacet(id: Facet['id'], answer: SearchAnswer | undefined): Facet {
  const counts = answer?.facet_counts.find(({ field_name }) => field_name === id)?.counts ?? [];
  return {
    id,
    values: counts
      .filter(({ value, count }) => value !== UNKNOWN && count > 0)
      .map(({ value, count }) => ({ value, count }))
      .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1)),
    unknown: counts.find(({ value }) => value === UNKNOWN)?.count ?? 0,
  };
}

const isWord = (words: WordsAsked): boolean => words.tokens.length > 0;

function readHits(answer: SearchAnswer | undefined, group: FilterGroup, words: WordsAsked): IndexHit[] {
  return (answer?.hits ?? []).map(({ document, text_match }) => ({
    id: document.id,
    group,
    relevance: isWord(words) ? text_match : 0,
  }));
}

const makeOnlyAmong = (ids: readonly string[]): WordsAsked => ({
  tokens: [],
  conditions: [matchAny('id', ids)],
  corrected: [],
});

/** Answers a query: words, then both groups and all facets at once, then whatever did not fit into one answer. */
export async function searchServer(ask: Ask, { query, limit, among }: IndexQuery): Promise<IndexAnswer> {
  const words = among ? makeOnlyAmong(among) : await findAskedWords(ask, query.words);
  const conditions = getConditions(query);
  const unknown = isUnknown(conditions);
  const groups = [
    { group: FILTER_GROUPS[0], search: searchFor(words, meets(conditions)) },
    ...(unknown ? [{ group: FILTER_GROUPS[1], search: searchFor(words, unknown) }] : []),
  ];
  const perPage = Math.min(PER_PAGE, limit);
  const answers = await ask([
    ...groups.map(({ search }) => ({ ...search, per_page: perPage })),
    ...FACET_IDS.map((id) => makeFacetSearch(words, conditions, id)),
  ]);
  const totals = groups.map((_, at) => answers[at]?.found ?? 0);
  const more = groups.flatMap(({ group, search }, at) => {
    const pages = Math.ceil(Math.min(limit, totals[at] ?? 0) / PER_PAGE);
    return Array.from({ length: Math.max(0, pages - 1) }, (_, page) => ({
      group,
      search: { ...search, per_page: PER_PAGE, page: page + 2 },
    }));
  });
  const others = more.length > 0 ? await ask(more.map(({ search }) => search)) : [];
  const hits = FILTER_GROUPS.flatMap((group) =>
    [
      ...groups.flatMap((one, at) => (one.group === group ? readHits(answers[at], group, words) : [])),
      ...more.flatMap((one, at) => (one.group === group ? readHits(others[at], group, words) : [])),
    ].slice(0, limit),
  );
  return {
    hits: hits.toSorted((one, other) => other.relevance - one.relevance || (one.id < other.id ? -1 : 1)),
    totals: { meets: totals[0] ?? 0, unknown: totals[1] ?? 0 },
    facets: FACET_IDS.map((id, at) => readFacet(id, answers[groups.length + at])),
    corrected: words.corrected,
  };
}

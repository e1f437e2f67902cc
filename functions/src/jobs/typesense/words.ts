import {
  computeEditDistance,
  MOST_CORRECTIONS,
  PREFIX,
  type QueryWord,
  readQueryWords,
  countAllowedSlips,
} from '@aura/shared-jobs/search';
import type { Ask, Search } from './ask.ts';
import { matchAny } from './filters.ts';
import { NOWHERE_TOKEN, computeTermToken, listNameTokens } from './tokens.ts';

/** The matching conditions for the words of a query. */
export interface WordsAsked {
  /** Tokens that are searched in the fields, so that a title counts for more than a description. */
  readonly tokens: readonly string[];
  /** Conditions for the words that more than one token answers. */
  readonly conditions: readonly string[];
  readonly corrected: readonly { readonly asked: string; readonly found: readonly string[] }[];
}

/** Tokens that are ranked by; the server may look at no more of a very long query. */
const MOST_RANKED = 8;
/** Number of postings whose words are candidates for correcting a word. */
const LOOKED_AT = 50;

const makeClause = (tokens: readonly string[]): string =>
  matchAny('all', tokens.length > 0 ? tokens : [NOWHERE_TOKEN]);

/** The replacement of an unknown word: the condition, and the corrected words. */
interface Replacement {
  readonly condition: string;
  readonly found: readonly string[];
}

const begins = ({ term }: QueryWord): Search => ({
  q: term,
  query_by: 'terms',
  prefix: true,
  max_candidates: PREFIX.words,
  per_page: LOOKED_AT,
  include_fields: 'terms',
});
const makeSlipSearch = ({ term }: QueryWord): Search => ({
  q: term,
  query_by: 'terms',
  num_typos: countAllowedSlips(term.length),
  typo_tokens_threshold: 1,
  per_page: LOOKED_AT,
  include_fields: 'terms',
});

type Found = Awaited<ReturnType<Ask>>[number] | undefined;

const listTerms = (found: Found): string[] => found?.hits.flatMap(({ document }) => document.terms) ?? [];

/** Words that begin with the typed text. */
function listBegun({ term, last }: QueryWord, found: Found): string[] {
  if (!last || term.length < PREFIX.letters) return [];
  const words = listTerms(found).filter((word) => word.startsWith(term));
  return [...new Set(words)].toSorted().slice(0, PREFIX.words);
}

/** Words with the fewest slips, those that begin alike before others, then the most frequent. */
function listMeant({ term }: QueryWord, found: Found): string[] {
  const most = countAllowedSlips(term.length);
  if (most === 0) return [];
  const counts = new Map<string, number>();
  for (const word of listTerms(found)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const near = [...counts].flatMap(([word, count]) => {
    const slips = computeEditDistance(term, word, most);
    return slips > most ? [] : [{ word, count, rank: slips * 2 + (word[0] === term[0] ? 0 : 1) }];
  });
  const least = Math.min(...near.map(({ rank }) => rank));
  return near
    .filter(({ rank }) => rank === least)
    .toSorted((one, other) => other.count - one.count || (one.word < other.word ? -1 : 1))
    .slice(0, MOST_CORRECTIONS)
    .map(({ word }) => word);
}

async function findReplacements(ask: Ask, words: readonly QueryWord[]): Promise<Map<QueryWord, Replacement>> {
  const answers = await ask(words.flatMap((word) => [begins(word), makeSlipSearch(word)]));
  return new Map(
    words.map((word, at) => {
      const beginning = listBegun(word, answers[at * 2]);
      if (beginning.length > 0) return [word, { condition: matchAny('terms', beginning), found: [] }];
      const found = listMeant(word, answers[at * 2 + 1]);
      return [word, { condition: makeClause(found.map(computeTermToken)), found }];
    }),
  );
}

/** Looks up every word of a query; an unknown one is replaced by its corrections. */
export async function findAskedWords(ask: Ask, query: string): Promise<WordsAsked> {
  const words = readQueryWords(query);
  const singles = words.flatMap((word) => (word.parts.length > 0 ? word.parts : [word]));
  if (singles.length === 0) return { tokens: [], conditions: [], corrected: [] };
  const counts = await ask(singles.map(({ term }) => ({ filter_by: makeClause([computeTermToken(term)]) })));
  const missing = singles.filter((_, at) => counts[at]?.found === 0);
  const replaced =
    missing.length > 0 ? await findReplacements(ask, missing) : new Map<QueryWord, Replacement>();

  const single = (word: QueryWord): string =>
    replaced.get(word)?.condition ?? makeClause([computeTermToken(word.term)]);
  const ranked = words.filter((word) => word.parts.length === 0 && !replaced.has(word)).slice(0, MOST_RANKED);
  const others = words.filter((word) => !ranked.includes(word));
  return {
    tokens: ranked.map(({ term }) => computeTermToken(term)),
    conditions: others.map((word) =>
      word.parts.length === 0
        ? single(word)
        : `(${makeClause(listNameTokens(word))} || (${word.parts.map(single).join(' && ')}))`,
    ),
    corrected: words.flatMap((word) => {
      const found = replaced.get(word)?.found ?? [];
      return found.length > 0 ? [{ asked: word.asked, found }] : [];
    }),
  };
}

import { foldKey } from '@aura/shared-career';
import type { JobQuery, Posting } from '@aura/shared-domain';
import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import type { EngineMaker } from './engine.ts';

/** As its documentation recommends for texts like these: accents folded, the title worth more, a fifth of slips. */
const OPTIONS: Options<Row> = {
  fields: ['title', 'company', 'place', 'description'],
  storeFields: ['facts'],
  processTerm: (term) => foldKey(term),
};
const SEARCH = { boost: { title: 3, company: 2, place: 2 }, combineWith: 'AND' } as const;
const FUZZY = 0.2;

interface Row {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly description: string;
  readonly facts: Posting['facts'];
}

const rowOf = ({ id, vacancy, facts }: Posting): Row => ({
  id,
  title: vacancy.title,
  company: vacancy.company,
  place: vacancy.places.map(({ city, state }) => `${city} ${state ?? ''}`).join(' '),
  description: vacancy.description,
  facts,
});

const any = <T>(wanted: readonly T[], own: readonly (T | null)[]): boolean =>
  wanted.length === 0 || own.some((value) => value !== null && wanted.includes(value));

function meets(facts: Posting['facts'], { filters }: JobQuery): boolean {
  const { minimumSalary, publishedSince } = filters;
  return (
    any(filters.workModels, [facts.workModel]) &&
    any(filters.contracts, facts.contracts) &&
    any(filters.seniorities, facts.seniorities) &&
    any(filters.states, facts.states) &&
    (minimumSalary === null || (facts.monthlySalary?.max ?? 0) >= minimumSalary) &&
    (publishedSince === null || (facts.publishedOn ?? '') >= publishedSince)
  );
}

/** MiniSearch, an index in JavaScript that is widely used. */
export const miniSearch: EngineMaker = {
  name: 'MiniSearch',
  build: (postings) => {
    const index = new MiniSearch<Row>(OPTIONS);
    index.addAll(postings.map(rowOf));
    return {
      search: (query, mode, limit) =>
        index
          .search(query.words, {
            ...SEARCH,
            ...(mode === 'forgiving' ? { fuzzy: FUZZY, prefix: true } : {}),
            filter: (result: SearchResult) => meets(result['facts'] as Posting['facts'], query),
          })
          .slice(0, limit)
          .map(({ id }) => String(id)),
      snapshot: () => JSON.stringify(index),
      restore: (snapshot) =>
        typeof snapshot === 'string' ? MiniSearch.loadJSON<Row>(snapshot, OPTIONS) : null,
    };
  },
};

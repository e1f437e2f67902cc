import type { FACET_IDS, Posting } from '@aura/shared-domain';
import { FIELDS, groupTextsByField, listPlaces } from '@aura/shared-jobs/search';
import { listPlaceTokens } from './places.ts';
import { escapeSigns, getTerms, listTokens } from './tokens.ts';

type FacetId = (typeof FACET_IDS)[number];

/** Code for a missing value of a posting, so that filters can match it. No filter has a value of this name. */
export const UNKNOWN = 'unknown';

/** A posting as the server holds it. */
export interface PostingDocument extends Readonly<Record<FacetId, readonly string[]>> {
  readonly id: string;
  /** Position in the order of ids, which breaks ties in closeness. */
  readonly number: number;
  readonly title: readonly string[];
  readonly company: readonly string[];
  readonly place: readonly string[];
  /** Tokens of all fields, for matching. */
  readonly all: readonly string[];
  readonly terms: readonly string[];
  readonly places: readonly string[];
  /** Upper end, cents a month; -1 if unknown. */
  readonly salary: number;
  /** YYYYMMDD; 0 if unknown. */
  readonly day: number;
}

export const convertDayToNumber = (day: string): number => Number(day.replaceAll('-', ''));

const listSaid = (values: readonly (string | null)[]): string[] => {
  const known = [...new Set(values)].filter((value) => value !== null);
  return known.length > 0 ? known : [UNKNOWN];
};

/** @param number its place in the order of ids. */
export function buildPostingDocument(posting: Posting, number: number): PostingDocument {
  const { facts, versions, vacancy } = posting;
  const texts = groupTextsByField(posting);
  const [title, company, place] = [texts.title, texts.company, texts.place].map(listTokens);
  const sources = versions.length > 0 ? versions.map(({ source }) => source) : [vacancy.source];
  return {
    id: posting.id,
    number,
    title: title ?? [],
    company: company ?? [],
    place: place ?? [],
    all: [...new Set(FIELDS.flatMap((field) => listTokens(texts[field])))],
    terms: [...new Set(FIELDS.flatMap((field) => getTerms(texts[field])))],
    places: listPlaceTokens(listPlaces(posting)).map(escapeSigns),
    workModels: listSaid([facts.workModel]),
    contracts: listSaid(facts.contracts),
    seniorities: listSaid(facts.seniorities),
    states: listSaid(facts.states),
    disability: listSaid([facts.disability]),
    sources: listSaid(sources),
    salary: facts.monthlySalary ? Math.round(facts.monthlySalary.max * 100) : -1,
    day: facts.publishedOn === null ? 0 : convertDayToNumber(facts.publishedOn),
  };
}

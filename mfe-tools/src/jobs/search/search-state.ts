import {
  DAY_MS,
  FILTER_GROUPS,
  JOB_QUERY_LIMITS,
  JobFiltersSchema,
  NO_FILTERS,
  RADII_KM,
  type FilterGroup,
  type JobFilters,
  type JobQuery,
  type JobSearchRequest,
} from '@aura/shared-domain';
import * as v from 'valibot';
import { RADAR_PATH } from '../paths.ts';

/** Selectable ages of an ad, days. */
export const AGES = [1, 3, 7, 30] as const;
type Age = (typeof AGES)[number];

/** Everything that an address of the search says. */
export interface SearchState {
  readonly words: string;
  readonly place: string;
  readonly radiusKm: JobQuery['radiusKm'];
  readonly remoteAnywhere: boolean;
  /** Without {@link JobFilters.publishedSince}, which follows from `age` and the day. */
  readonly filters: JobFilters;
  readonly age: Age | null;
  /** The least pay that the person wants, reais a month: postings below it come last, and none is hidden. */
  readonly floor: number | null;
  /** Where the person lives, of a search without a place; empty if that is not known. */
  readonly home: string;
  readonly order: JobSearchRequest['order'];
  readonly group: FilterGroup;
  readonly page: number;
}

/** Filters that take several values, and their names in the address. */
const LISTS = {
  workModels: 'modelo',
  contracts: 'contrato',
  seniorities: 'nivel',
  states: 'uf',
  disability: 'pcd',
  sources: 'fonte',
} as const;
export type ListFilter = keyof typeof LISTS;
const LIST_FILTERS = Object.keys(LISTS) as ListFilter[];

const ORDER_NAMES = {
  best: 'relevancia',
  fit: 'aderencia',
  newest: 'recentes',
  closest: 'palavras',
} as const;
const ORDERS = ['best', 'fit', 'newest', 'closest'] as const;

const GROUP_NAMES: Readonly<Record<FilterGroup, string>> = { meets: 'atendem', unknown: 'nao-informam' };
const LARGEST_PAGE = 100;

/** Name of the parameter that says which posting is open. */
export const OPEN_PARAMETER = 'vaga';

export const NEW_SEARCH: SearchState = {
  words: '',
  place: '',
  radiusKm: 0,
  remoteAnywhere: true,
  filters: NO_FILTERS,
  age: null,
  floor: null,
  home: '',
  order: 'best',
  group: 'meets',
  page: 1,
};

/** The values of a list that the schema of its filter knows. */
function parseValues(filter: ListFilter, text: string | null): JobFilters[ListFilter] {
  const known = (text ?? '').split(',').flatMap((value) => {
    const parsed = v.safeParse(JobFiltersSchema.entries[filter], [value]);
    return parsed.success ? parsed.output : [];
  });
  return [...new Set(known)] as JobFilters[ListFilter];
}

function parseWholeNumber(text: string | null, largest: number): number | null {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number >= 1 && number <= largest ? number : null;
}

/** What an address asks for; what it says wrongly is as if it were not said. */
export function readSearch(params: URLSearchParams): SearchState {
  const lists = Object.fromEntries(
    LIST_FILTERS.map((filter) => [filter, parseValues(filter, params.get(LISTS[filter]))]),
  ) as Pick<JobFilters, ListFilter>;
  const days = Number(params.get('dias'));
  const km = Number(params.get('raio'));
  return {
    words: (params.get('busca') ?? '').slice(0, JOB_QUERY_LIMITS.words),
    place: (params.get('local') ?? '').slice(0, JOB_QUERY_LIMITS.place),
    radiusKm: RADII_KM.find((radius) => radius === km) ?? 0,
    remoteAnywhere: params.get('remotas') !== 'nao',
    filters: {
      ...NO_FILTERS,
      ...lists,
      minimumSalary: parseWholeNumber(params.get('salario'), JOB_QUERY_LIMITS.salary),
    },
    age: AGES.find((age) => age === days) ?? null,
    floor: parseWholeNumber(params.get('piso'), JOB_QUERY_LIMITS.salary),
    home: (params.get('moro') ?? '').slice(0, JOB_QUERY_LIMITS.place),
    order: ORDERS.find((order) => ORDER_NAMES[order] === params.get('ordem')) ?? 'best',
    group: FILTER_GROUPS.find((group) => GROUP_NAMES[group] === params.get('grupo')) ?? 'meets',
    page: parseWholeNumber(params.get('pagina'), LARGEST_PAGE) ?? 1,
  };
}

/**
 * The address of a search: the shortest that {@link readSearch} reads the same from.
 * @param open id of the posting that is open beside the list
 */
export function searchPath(state: SearchState, open?: string): string {
  const { words, place, radiusKm, remoteAnywhere, filters, age, floor, home, order, group, page } = state;
  // An empty search is a search as well: of everything.
  const params = new URLSearchParams({ busca: words });
  if (place) params.set('local', place);
  if (radiusKm > 0) params.set('raio', String(radiusKm));
  if (!remoteAnywhere) params.set('remotas', 'nao');
  for (const filter of LIST_FILTERS) {
    if (filters[filter].length > 0) params.set(LISTS[filter], filters[filter].join(','));
  }
  if (filters.minimumSalary !== null) params.set('salario', String(filters.minimumSalary));
  if (age !== null) params.set('dias', String(age));
  if (floor !== null) params.set('piso', String(floor));
  if (home) params.set('moro', home);
  if (order !== 'best') params.set('ordem', ORDER_NAMES[order]);
  if (group !== 'meets') params.set('grupo', GROUP_NAMES[group]);
  if (page > 1) params.set('pagina', String(page));
  if (open !== undefined) params.set(OPEN_PARAMETER, open);
  return `${RADAR_PATH}?${params.toString()}`;
}

/** What the backend is asked. @param today `YYYY-MM-DD` */
export function requestOf(state: SearchState, today: string): JobSearchRequest {
  const since =
    state.age && new Date(Date.parse(today) - (state.age - 1) * DAY_MS).toISOString().slice(0, 10);
  const query: JobQuery = {
    words: state.words.trim(),
    place: state.place.trim(),
    radiusKm: state.radiusKm,
    remoteAnywhere: state.remoteAnywhere,
    filters: { ...state.filters, publishedSince: since },
  };
  const { order, group, page, floor, home } = state;
  return { query, order, group, page, floor, home: home.trim() };
}

/** The search with another filter: from its first page, and among what meets it. */
export const withFilters = (state: SearchState, filters: Partial<JobFilters>): SearchState => ({
  ...state,
  filters: { ...state.filters, ...filters },
  group: 'meets',
  page: 1,
});

/** How many filters are set. */
export function filterCount({ filters, age }: SearchState): number {
  const lists = LIST_FILTERS.reduce((sum, filter) => sum + filters[filter].length, 0);
  return lists + (filters.minimumSalary === null ? 0 : 1) + (age === null ? 0 : 1);
}

/** The search of a saved one. */
export function searchOfQuery({ words, place, radiusKm, remoteAnywhere, filters }: JobQuery): SearchState {
  return {
    ...NEW_SEARCH,
    words,
    place,
    radiusKm,
    remoteAnywhere,
    filters: { ...filters, publishedSince: null },
  };
}

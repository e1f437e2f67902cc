import {
  ContractSchema,
  DisabilitySchema,
  type Facet,
  FACET_IDS,
  JOB_SOURCE_IDS,
  type Posting,
  SENIORITIES,
  STATES,
  WorkModelSchema,
} from '@aura/shared-domain';
import { type PlaceKey, listPlaces } from '../places/place-answer.ts';

export type FacetId = Facet['id'];

/** Values of each filter in the order of their bits. */
export const FACET_VALUES: Readonly<Record<FacetId, readonly string[]>> = {
  workModels: WorkModelSchema.options,
  contracts: ContractSchema.options,
  seniorities: SENIORITIES,
  states: STATES,
  disability: DisabilitySchema.options,
  sources: JOB_SOURCE_IDS,
};

/** The data for filters, for every posting. */
export interface Columns {
  /** A bit for each value of the posting; 0 if it states none. In the order of `FACET_IDS`. */
  readonly masks: readonly Uint32Array[];
  /** Day of publication as the number YYYYMMDD; 0 if unknown. */
  readonly days: Uint32Array;
  /** Upper end, reais a month; NaN if unknown. */
  readonly salaries: Float64Array;
  /** Every place that occurs. */
  readonly places: readonly PlaceKey[];
  /** For each posting where its places start in `placeNumbers`. */
  readonly placeStarts: Uint32Array;
  readonly placeNumbers: Uint32Array;
}

/** The bits of some values of a filter. */
export const getMask = (id: FacetId, values: readonly string[]): number =>
  values.reduce((mask, value) => mask | (1 << FACET_VALUES[id].indexOf(value)), 0) >>> 0;

/** A day as a number that sorts as it does; 0 for none. */
export const convertDayToNumber = (day: string | null): number =>
  day === null ? 0 : Number(day.replaceAll('-', ''));

const listOf = <T>(value: T | null): T[] => (value === null ? [] : [value]);

function listFacetValues({
  vacancy,
  versions,
  facts,
}: Posting): Readonly<Record<FacetId, readonly string[]>> {
  return {
    workModels: listOf(facts.workModel),
    contracts: facts.contracts,
    seniorities: facts.seniorities,
    states: facts.states,
    disability: listOf(facts.disability),
    sources: versions.length > 0 ? versions.map(({ source }) => source) : [vacancy.source],
  };
}

/** The columns of postings, in their order. */
export function buildColumns(postings: readonly Posting[]): Columns {
  const values = postings.map(listFacetValues);
  const own = postings.map((posting) =>
    listPlaces(posting).map((place) => [`${place.city}|${place.state ?? ''}`, place] as const),
  );
  const all = new Map(own.flat());
  const keys = [...all.keys()].toSorted();
  const numbers = new Map(keys.map((key, number) => [key, number]));
  const placeStarts = new Uint32Array(postings.length + 1);
  own.forEach((places, at) => {
    placeStarts[at + 1] = (placeStarts[at] ?? 0) + places.length;
  });
  return {
    masks: FACET_IDS.map((id) => Uint32Array.from(values, (value) => getMask(id, value[id]))),
    days: Uint32Array.from(postings, ({ facts }) => convertDayToNumber(facts.publishedOn)),
    salaries: Float64Array.from(postings, ({ facts }) => facts.monthlySalary?.max ?? Number.NaN),
    places: keys.flatMap((key) => all.get(key) ?? []),
    placeStarts,
    placeNumbers: Uint32Array.from(own.flatMap((places) => places.map(([key]) => numbers.get(key) ?? 0))),
  };
}

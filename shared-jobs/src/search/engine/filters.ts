import { FACET_IDS, type JobQuery } from '@aura/shared-domain';
import { createPlaceAnswer } from '../places/place-answer.ts';
import { readPlace } from '../places/read-place.ts';
import { type Columns, convertDayToNumber, FACET_VALUES, getMask } from './columns.ts';

/** Answers of a posting to a filter: no, not stated, yes. */
const NO = 0;
const SILENT = 1;
const YES = 2;

/** Answers for the posting of a number. */
type Filter = (posting: number) => number;

const REMOTE = getMask('workModels', ['remote']);

function makeFacetFilter(masks: Uint32Array, wanted: number): Filter {
  return (posting) => {
    const mask = masks[posting] ?? 0;
    if (mask === 0) return SILENT;
    return (mask & wanted) === 0 ? NO : YES;
  };
}

/** Remote work is at every place; if `remoteAnywhere` is off, only at the places it names. */
function makePlaceFilter(columns: Columns, { place, radiusKm, remoteAnywhere }: JobQuery): Filter | null {
  const { asked } = readPlace(place, radiusKm);
  if (asked.length === 0) return null;
  const answers = Uint8Array.from(columns.places, createPlaceAnswer(asked));
  const workModels = columns.masks[FACET_IDS.indexOf('workModels')] ?? new Uint32Array();
  const { placeStarts, placeNumbers } = columns;
  return (posting) => {
    const isRemote = ((workModels[posting] ?? 0) & REMOTE) !== 0;
    if (isRemote && remoteAnywhere) return YES;
    const end = placeStarts[posting + 1] ?? 0;
    let at = placeStarts[posting] ?? 0;
    if (at === end) return isRemote ? NO : SILENT;
    let best = NO;
    for (; at < end; at += 1) best = Math.max(best, answers[placeNumbers[at] ?? 0] ?? NO);
    return best;
  };
}

function makeSalaryFilter({ salaries }: Columns, minimum: number | null): Filter | null {
  if (minimum === null) return null;
  return (posting) => {
    const salary = salaries[posting] ?? Number.NaN;
    if (Number.isNaN(salary)) return SILENT;
    return salary >= minimum ? YES : NO;
  };
}

function makeDayFilter({ days }: Columns, since: string | null): Filter | null {
  if (since === null) return null;
  const first = convertDayToNumber(since);
  return (posting) => {
    const day = days[posting] ?? 0;
    if (day === 0) return SILENT;
    return day >= first ? YES : NO;
  };
}

/** The answer of a posting to all filters together. */
export interface Verdict {
  /** It says no to this many filters. */
  no: number;
  /** It does not meet this many: says no or nothing. */
  unmet: number;
  /** The last filter that it does not meet: its place in `FACET_IDS`, or more. */
  lastUnmet: number;
}

interface Numbered {
  readonly number: number;
  readonly filter: Filter;
}

/** The filters of a query as one question to a posting; the answer is written into `verdict`. */
export function createFilters(columns: Columns, query: JobQuery) {
  const { filters } = query;
  const facets = FACET_IDS.map((id, number) => {
    const masks = columns.masks[number];
    const values = filters[id].filter((value) => FACET_VALUES[id].includes(value));
    return masks && values.length > 0 ? makeFacetFilter(masks, getMask(id, values)) : null;
  });
  const all = [
    ...facets,
    makePlaceFilter(columns, query),
    makeSalaryFilter(columns, filters.minimumSalary),
    makeDayFilter(columns, filters.publishedSince),
  ];
  const asked = all.flatMap((filter, number): Numbered[] => (filter ? [{ number, filter }] : []));
  return (posting: number, verdict: Verdict): void => {
    verdict.no = 0;
    verdict.unmet = 0;
    verdict.lastUnmet = -1;
    for (const { number, filter } of asked) {
      const answer = filter(posting);
      if (answer === YES) continue;
      verdict.unmet += 1;
      verdict.lastUnmet = number;
      if (answer === NO) verdict.no += 1;
    }
  };
}

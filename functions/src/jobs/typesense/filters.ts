import { FACET_IDS, type Facet, type JobQuery } from '@aura/shared-domain';
import { readPlace } from '@aura/shared-jobs/search';
import { convertDayToNumber, UNKNOWN } from './document.ts';
import { NO_PLACE, listAskedTokens } from './places.ts';
import { escapeSigns } from './tokens.ts';

/** One filter as conditions of the server: a posting says yes, or it does not say. */
export interface Condition {
  readonly id: Facet['id'] | 'place' | 'salary' | 'day';
  readonly yes: string;
  readonly unsaid: string;
}

/**
 * Values are in backticks, which none of them contains: every one is an id, a number or made of letters and digits.
 */
const list = (values: readonly string[]): string => `[${values.map((value) => `\`${value}\``).join(',')}]`;
export const matchAny = (field: string, values: readonly string[]): string => `${field}:=${list(values)}`;
const matchNone = (field: string, values: readonly string[]): string => `${field}:!=${list(values)}`;

const REMOTE = ['remote'];

function buildPlaceCondition({ place, radiusKm, remoteAnywhere }: JobQuery): Condition[] {
  const { asked } = readPlace(place, radiusKm);
  if (asked.length === 0) return [];
  const { yes, maybe } = listAskedTokens(asked);
  const [there, perhaps] = [yes.map(escapeSigns), maybe.map(escapeSigns)];
  const notRemote = matchNone('workModels', REMOTE);
  const isThere = matchAny('places', there);
  const isElsewhere = matchNone('places', there);
  return [
    remoteAnywhere
      ? {
          id: 'place',
          yes: `(${matchAny('workModels', REMOTE)} || ${isThere})`,
          unsaid: `(${notRemote} && ${isElsewhere} && ${matchAny('places', [...perhaps, NO_PLACE])})`,
        }
      : {
          id: 'place',
          yes: isThere,
          unsaid: `(${isElsewhere} && (${matchAny('places', perhaps)} || (${matchAny('places', [NO_PLACE])} && ${notRemote})))`,
        },
  ];
}

/** The filters of a query that ask for something. */
export function getConditions(query: JobQuery): Condition[] {
  const { minimumSalary, publishedSince } = query.filters;
  const facets = FACET_IDS.flatMap((id): Condition[] => {
    const values = query.filters[id];
    return values.length === 0 ? [] : [{ id, yes: matchAny(id, values), unsaid: matchAny(id, [UNKNOWN]) }];
  });
  return [
    ...facets,
    ...buildPlaceCondition(query),
    ...(minimumSalary === null
      ? []
      : [{ id: 'salary' as const, yes: `salary:>=${Math.ceil(minimumSalary * 100)}`, unsaid: 'salary:<0' }]),
    ...(publishedSince === null
      ? []
      : [{ id: 'day' as const, yes: `day:>=${convertDayToNumber(publishedSince)}`, unsaid: 'day:=0' }]),
  ];
}

/** All of some conditions; empty for none. */
export const matchAll = (conditions: readonly string[]): string => conditions.join(' && ');

/** Postings that say yes to every filter. */
export const meets = (conditions: readonly Condition[]): string[] => conditions.map(({ yes }) => yes);

/**
 * Postings that contradict no filter and are silent about at least one; null without filters, when there are none.
 */
export function isUnknown(conditions: readonly Condition[]): string[] | null {
  if (conditions.length === 0) return null;
  return [
    ...conditions.map(({ yes, unsaid }) => `(${yes} || ${unsaid})`),
    `(${conditions.map(({ unsaid }) => unsaid).join(' || ')})`,
  ];
}

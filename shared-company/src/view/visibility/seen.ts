import type { Company } from '../../records/company.ts';
import type { Snapshot } from '../../snapshot/snapshot.ts';
import type { CountedPart, Part } from './part.ts';
import { computeVisibleWeek, type VisibleWeek } from './visible-week.ts';

/** The usable parts of a number, at least one; or the reason why there are none. */
export type Seen<P extends Part> = readonly P[] | 'suppressed' | 'no_data';

/** What is seen of a unit in a week, or of the whole company (null). A unit that the company does not have is not shown. */
export function computeSeen<P extends Part>(
  { scope, counted }: VisibleWeek<P>,
  unit: string | null,
): Seen<P> {
  const isAsked = (part: P) => (unit === null ? true : scope === 'full' && part.unit === unit);
  const parts = counted.filter(isAsked);
  return parts.length === 0 ? 'suppressed' : parts;
}

/** Whose course is looked at, in which snapshot. */
export interface Course {
  readonly company: Company;
  readonly snapshot: Snapshot | null;
}

/** What is seen of the counts of a unit, or of the whole company (null), in a week up to that of the snapshot. */
export function computeSeenInWeek(
  { company, snapshot }: Course,
  unit: string | null,
  week: string,
): Seen<CountedPart> {
  const entry = snapshot?.trend.find((one) => one.week === week);
  return entry === undefined ? 'no_data' : computeSeen(computeVisibleWeek(company, entry.units), unit);
}

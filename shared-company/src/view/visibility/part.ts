import type { Measure } from '../../contribution/contribution-schema.ts';
import type { TrendWeek } from '../../snapshot/snapshot.ts';

/** Published numbers of a unit, with the fields that decide whether they are shown. */
export interface Part {
  readonly unit: string;
  readonly n: number;
}

/** A unit with its counts. */
export type CountedPart = TrendWeek['units'][number];

/** Adds up what there is of each part. */
export const sumOf = <P>(parts: readonly P[], of: (part: P) => number): number =>
  parts.reduce((sum, part) => sum + of(part), 0);

/** People of the closed groups of some units. */
export const countPeople = (parts: readonly Part[]): number => sumOf(parts, ({ n }) => n);

/** How many of them something holds for, at most all of them. */
export const countOf = (parts: readonly CountedPart[], measure: Measure): number =>
  Math.min(
    countPeople(parts),
    sumOf(parts, ({ measures }) => measures[measure] ?? 0),
  );

import type { Outcome } from './outcome.ts';

/** Marks of which this process knows that they were counted; the database is asked about the others. */
export interface CountedToday {
  readonly get: (day: string, mark: string) => Outcome;
  readonly set: (day: string, mark: string, outcome: Outcome) => void;
}

/** Remembers so many marks of a day, so that whoever repeats themselves keeps no document busy. */
export function createDayMarks(most: number): CountedToday {
  const marks = new Map<string, Outcome>();
  let today = '';
  const turn = (day: string) => {
    if (day !== today || marks.size >= most) marks.clear();
    today = day;
  };
  return {
    get: (day, mark) => (day === today ? (marks.get(mark) ?? null) : null),
    set: (day, mark, outcome) => {
      turn(day);
      marks.set(mark, outcome);
    },
  };
}

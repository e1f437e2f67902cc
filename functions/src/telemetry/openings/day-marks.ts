import type { Outcome } from './outcome.ts';

/** Marks that this process knows as counted; for others it asks the database. */
export interface CountedToday {
  readonly get: (day: string, mark: string) => Outcome;
  readonly set: (day: string, mark: string, outcome: Outcome) => void;
}

/** Remembers a number of marks of a day, so that repeated reports cause no database traffic. */
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

import { FIRST_GROUPS, OTHER_UNIT, PATIENCE_DAYS } from '@aura/shared-domain';

/** Somebody on the list whose group is not closed yet. */
export interface Waiting {
  readonly id: string;
  /** Id of the department that they are in now. */
  readonly department: string;
  /** Since when they are on the list. */
  readonly addedAt: Date;
}

/** People who are counted together from now on, and the unit that they count in. */
export interface ClosedGroup {
  readonly unit: string;
  readonly people: readonly string[];
}

interface Options {
  /** People of a group. */
  readonly size: number;
  readonly now: Date;
  /** Units that have a group already. */
  readonly units: ReadonlySet<string>;
  /** From 0 to 1. */
  readonly random: () => number;
}

/**
 * Groups of exactly `size` people out of those who wait; who of them is drawn by lot, so that a company cannot put a
 * group together. Nobody is ever taken out of a group or put into a second one, whatever becomes of them: every number
 * that is published is a sum over whole groups, and so no comparison of numbers comes down to fewer people than one
 * group has. Whether somebody accepted plays no part: groups would tell of it.
 */
export function closeGroups(waiting: readonly Waiting[], options: Options): readonly ClosedGroup[] {
  const { size, now, units, random } = options;
  const drawn = waiting
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((person) => ({ ...person, lot: random() }))
    .toSorted((a, b) => a.lot - b.lot);
  const departments = [...new Set(drawn.map(({ department }) => department))];
  const ofDepartments = departments.flatMap((unit) => {
    const people = drawn.filter(({ department }) => department === unit);
    const isEnough = units.has(unit) || people.length >= FIRST_GROUPS * size;
    return isEnough ? wholeGroups(unit, people, size) : [];
  });
  const placed = new Set(ofDepartments.flatMap(({ people }) => people));
  const patient = drawn.filter(
    ({ id, addedAt }) => !placed.has(id) && now.getTime() - addedAt.getTime() >= PATIENCE_DAYS * DAY_MS,
  );
  return [...ofDepartments, ...wholeGroups(OTHER_UNIT, patient, size)];
}

const DAY_MS = 24 * 60 * 60 * 1000;

function wholeGroups(unit: string, people: readonly Waiting[], size: number): ClosedGroup[] {
  const groups = Math.floor(people.length / size);
  return Array.from({ length: groups }, (_, at) => ({
    unit,
    people: people.slice(at * size, (at + 1) * size).map(({ id }) => id),
  }));
}

import { DAY_MS, FIRST_GROUPS, OTHER_UNIT, PATIENCE_DAYS } from '@aura/shared-domain';
import { mayBegin } from '../snapshot/take-snapshot.ts';

/** A person on the list without a closed group. */
export interface Waiting {
  readonly id: string;
  /** Id of the department that they are in now. */
  readonly department: string;
  /** Since when they are on the list. */
  readonly addedAt: Date;
  /**
   * The mailbox of the accepted account, which counts once; null if the person has not accepted, or if it does not
   * count.
   */
  readonly mailbox: string | null;
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
  /** Accounts that have to be among the people who are put in groups at once. */
  readonly fewestAccounts: number;
}

/**
 * Groups of exactly `size` waiting people, drawn at random, so that a company cannot choose a group. A person never
 * leaves a group or joins a second one: every published number is a sum over complete groups, so no comparison of
 * numbers concerns fewer people than one group.
 *
 * Groups of a unit are closed together, as a batch, once enough of its people have accepted. Every difference of sums
 * consists of complete batches, and the company knows only its own accounts in each. Acceptance does not affect who is
 * grouped with whom: otherwise groups would reveal it.
 */
export function closeGroups(waiting: readonly Waiting[], options: Options): readonly ClosedGroup[] {
  const { size, now, units, random, fewestAccounts } = options;
  const drawn = waiting
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((person) => ({ ...person, lot: random() }))
    .toSorted((a, b) => a.lot - b.lot);
  const batchOf = (unit: string, people: readonly Waiting[]): readonly ClosedGroup[] => {
    const placed = people.slice(0, people.length - (people.length % size));
    const isBatch = mayBegin({ n: placed.length, accounts: countAccounts(placed) }, { size, fewestAccounts });
    return isBatch ? makeWholeGroups(unit, placed, size) : [];
  };
  const ofDepartments = [...groupByDepartment(drawn)].flatMap(([unit, people]) =>
    units.has(unit) || people.length >= FIRST_GROUPS * size ? batchOf(unit, people) : [],
  );
  const placed = new Set(ofDepartments.flatMap(({ people }) => people));
  const left = drawn.filter(({ id }) => !placed.has(id));
  const leftOf = groupByDepartment(left);
  // A department with enough people for a batch waits for their accounts without a time limit.
  const waitsForAccounts = (unit: string) =>
    fewestAccounts > 0 && (leftOf.get(unit) ?? []).length >= fewestAccounts + size;
  const patient = left.filter(
    ({ department, addedAt }) =>
      now.getTime() - addedAt.getTime() >= PATIENCE_DAYS * DAY_MS && !waitsForAccounts(department),
  );
  return [...ofDepartments, ...batchOf(OTHER_UNIT, patient)];
}

/** People by the id of their department, in their order, in one pass: a list may have 50,000 of them. */
function groupByDepartment<P extends Waiting>(people: readonly P[]): ReadonlyMap<string, readonly P[]> {
  const departments = new Map<string, P[]>();
  for (const person of people) {
    const others = departments.get(person.department);
    if (others) others.push(person);
    else departments.set(person.department, [person]);
  }
  return departments;
}

/** How many accounts there are among some people; of those with the same mailbox, one. */
const countAccounts = (people: readonly Waiting[]): number =>
  new Set(people.flatMap(({ mailbox }) => mailbox ?? [])).size;

function makeWholeGroups(unit: string, people: readonly Waiting[], size: number): ClosedGroup[] {
  return Array.from({ length: people.length / size }, (_, at) => ({
    unit,
    people: people.slice(at * size, (at + 1) * size).map(({ id }) => id),
  }));
}

import { WEEK_MS, FEWEST_ACCOUNTS } from '@aura/shared-domain';
import { mayBegin, mayGoOn } from '../snapshot/take-snapshot.ts';
import { closeGroups } from '../groups/close-groups.ts';
import { createRandom } from './random.ts';
import type { World, WorldPerson } from './world.ts';

/** A set of people whose sums are published. The company knows the set: it follows from its list alone. */
export interface PublishedSet {
  /** Counted from 0. */
  readonly week: number;
  readonly people: readonly string[];
  /** What the sums are rounded to; 1 for exact counts. */
  readonly roundedTo: number;
}

/** A way to turn a list into the sets that numbers are published of, over all weeks. */
export interface Publisher {
  readonly name: string;
  readonly setsOf: (world: World) => readonly PublishedSet[];
}

/** People of a group. */
export const SIZE = 5;
const START = Date.UTC(2026, 0, 5, 7);

/** When the snapshot of a week is taken. */
export const computeInstant = (week: number): Date => new Date(START + week * WEEK_MS);

/** Where a person is on the list in a week; null before the company adds them. */
function findStanding({ events }: WorldPerson, week: number) {
  const past = events.filter((event) => event.week <= week);
  const placed = past.filter((event) => 'department' in event).at(-1);
  const added = past.filter(({ kind }) => kind === 'listed' || kind === 'restored').at(-1);
  if (!placed || !added) return null;
  return {
    department: placed.department,
    addedAt: computeInstant(added.week),
    isListed: past.at(-1)?.kind !== 'removed',
  };
}

/** Unit → its people in closed groups, for each week. */
function computeClosedGroups(
  world: World,
  size: number = SIZE,
  fewestAccounts = 0,
): readonly ReadonlyMap<string, readonly string[]>[] {
  const placed = new Set<string>();
  const random = createRandom(world.people.length);
  let units: ReadonlyMap<string, readonly string[]> = new Map();
  return Array.from({ length: world.weeks }, (_, week) => {
    const waiting = world.people.flatMap((person) => {
      const standing = placed.has(person.id) ? null : findStanding(person, week);
      const mailbox = person.secret === null ? null : person.id;
      return standing?.isListed ? [{ id: person.id, ...standing, mailbox }] : [];
    });
    const next = new Map(units);
    for (const { unit, people } of closeGroups(waiting, {
      size,
      now: computeInstant(week),
      units: new Set(units.keys()),
      random,
      fewestAccounts,
    })) {
      next.set(unit, [...(next.get(unit) ?? []), ...people]);
      for (const id of people) placed.add(id);
    }
    units = next;
    return units;
  });
}

const listPublished = (
  weeks: readonly ReadonlyMap<string, readonly string[]>[],
  roundedTo: number,
): readonly PublishedSet[] =>
  weeks.flatMap((units, week) => [...units.values()].map((people) => ({ week, people, roundedTo })));

/**
 * The people of a published set who are on the list in its week. People who are off it keep their former contribution.
 */
export function listListedPeople(world: World, { week, people }: PublishedSet): readonly string[] {
  const within = new Set(people);
  return world.people
    .filter((person) => within.has(person.id) && findStanding(person, week)?.isListed === true)
    .map(({ id }) => id);
}

/** Closed groups, also those that the company has emptied: who is left of a unit is alone what its sums rise by. */
export const EMPTIED: Publisher = {
  name: 'rounded sums of closed groups, however few of them are on the list still',
  setsOf: (world) => listPublished(computeClosedGroups(world), SIZE),
};

/** What the backend does. */
export const OURS: Publisher = {
  name: 'closed groups, rounded sums',
  setsOf: (world) => EMPTIED.setsOf(world).filter((set) => listListedPeople(world, set).length >= SIZE),
};

/**
 * The same, of units that have begun: with enough accounts that accepted. What has begun goes on.
 * @param fewestInBatch accounts that are needed wherever groups are added
 */
const makeUnitPublisher = (name: string, fewestInBatch: number): Publisher => ({
  name,
  setsOf: (world) => {
    const accounts = new Set(world.people.filter(({ secret }) => secret !== null).map(({ id }) => id));
    const begun = new Set<string>();
    return computeClosedGroups(world, SIZE, fewestInBatch).flatMap((units, week) =>
      [...units].flatMap(([unit, people]) => {
        const set = { week, people, roundedTo: SIZE };
        const listed = listListedPeople(world, set);
        const counts = { n: people.length, accounts: listed.filter((id) => accounts.has(id)).length };
        const minimums = { size: SIZE, fewestAccounts: FEWEST_ACCOUNTS };
        const isShown =
          mayGoOn({ listed: listed.length }, minimums) && (begun.has(unit) || mayBegin(counts, minimums));
        if (isShown) begun.add(unit);
        else begun.delete(unit);
        return isShown ? [set] : [];
      }),
    );
  },
});

/**
 * What the backend does where a company may make people up: groups are added in batches, each with enough accounts. The
 * attacks on groups and rounding are made without it, for they must hold of whatever is published.
 */
export const IN_BATCHES = makeUnitPublisher('batches of groups with enough accounts each', FEWEST_ACCOUNTS);

/** Enough accounts of a unit before its first number, and none for the groups that are added later. */
export const BEGUN = makeUnitPublisher('units with enough accounts, groups added five by five', 0);

/** People by current department, without those who were taken off the list; no department under five people. */
function listCurrentDepartments(world: World): readonly ReadonlyMap<string, readonly string[]>[] {
  return Array.from({ length: world.weeks }, (_, week) => {
    const units = new Map<string, string[]>();
    for (const person of world.people) {
      const standing = findStanding(person, week);
      if (!standing?.isListed) continue;
      units.set(standing.department, [...(units.get(standing.department) ?? []), person.id]);
    }
    return new Map([...units].filter(([, people]) => people.length >= SIZE));
  });
}

/** Groups like ours, but a sum falls as soon as the company takes a person off its list. */
const computeListedGroups = (world: World) =>
  computeClosedGroups(world).map((units, week) => {
    const listed = (id: string) => {
      const person = world.people.find((candidate) => candidate.id === id);
      return person !== undefined && findStanding(person, week)?.isListed === true;
    };
    return new Map([...units].map(([unit, people]) => [unit, people.filter(listed)]));
  });

/** Publishers with a leak that was put there on purpose: an attacker that finds nothing in these is no attacker. */
export const LEAKY: readonly Publisher[] = [
  {
    name: 'exact sums of departments as they are, none under five',
    setsOf: (world) => listPublished(listCurrentDepartments(world), 1),
  },
  {
    name: 'rounded sums of departments as they are, none under five',
    setsOf: (world) => listPublished(listCurrentDepartments(world), SIZE),
  },
  { name: 'exact sums of closed groups', setsOf: (world) => listPublished(computeClosedGroups(world), 1) },
  {
    name: 'rounded sums of closed groups without whom the company takes off its list',
    setsOf: (world) => listPublished(computeListedGroups(world), SIZE),
  },
  {
    name: 'groups of four, rounded to fives',
    setsOf: (world) => listPublished(computeClosedGroups(world, 4), SIZE),
  },
  {
    name: 'a total of its own beside the rounded units',
    setsOf: (world) => [
      ...listPublished(computeClosedGroups(world), SIZE),
      ...computeClosedGroups(world).map((units, week) => ({
        week,
        people: [...units.values()].flat(),
        roundedTo: 1,
      })),
    ],
  },
];

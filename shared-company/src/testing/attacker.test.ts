import fc from 'fast-check';
import { isDeepRun, sampleCases, scaleRuns } from '@aura/testing';
import { describe, expect, it } from 'vitest';
import {
  attack,
  attackEachFact,
  countFewestBehindChange,
  countFewestOthers,
  findSmallestGroup,
} from './attacker.ts';
import { BEGUN, EMPTIED, IN_BATCHES, LEAKY, OURS, SIZE } from './publishers.ts';
import { makeWorld, type World, type WorldPerson } from './world.ts';

const seeds = (worlds: number) => Array.from({ length: worlds }, (_, at) => at + 1);

/** A large company; the short run takes one that has as many departments of a size. */
const LARGE = isDeepRun() ? { people: 5000, departments: 40 } : { people: 750, departments: 6 };

describe.each([
  { people: 4, departments: 2, weeks: 16, worlds: 10 },
  { people: 9, departments: 3, weeks: 16, worlds: 20 },
  { people: 11, departments: 2, weeks: 16, worlds: 20 },
])('a company of $people people', ({ worlds, ...shape }) => {
  it.each(seeds(worlds))('isolates nobody, even with all numbers together (world %i)', (seed) => {
    for (const adoption of [0.25, 0.7, 1])
      expect([...attack(makeWorld({ ...shape, seed, adoption }), OURS)]).toEqual([]);
  });
});

describe.each([
  { people: 60, departments: 7, weeks: 16, worlds: 10, short: 3 },
  { people: 200, departments: 9, weeks: 16, worlds: 4, short: 1 },
  { ...LARGE, weeks: 4, worlds: 1, short: 1 },
])('a company of $people people', ({ worlds, short, ...shape }) => {
  const tried = sampleCases(`company of ${shape.people}`, seeds(worlds), short);
  it.each(tried)('isolates nobody by any known fact (world %i)', (seed) => {
    for (const adoption of shape.people > 500 ? [0.6] : [0.25, 0.7, 1]) {
      const world = makeWorld({ ...shape, seed, adoption });
      expect([...attackEachFact(world, OURS)]).toEqual([]);
      expect(findSmallestGroup(world, OURS)).toBeGreaterThanOrEqual(SIZE);
    }
  });
});

describe('a company with many changes of people', () => {
  const worlds = (people: number) =>
    seeds(20).map((seed) => makeWorld({ people, departments: 3, weeks: 40, seed, adoption: 1 }));

  it.each([4, 9, 11, 60, 200])('leaves open which of five people changed a sum (%i people)', (people) => {
    for (const world of worlds(people))
      expect(countFewestBehindChange(world, OURS)).toBeGreaterThanOrEqual(SIZE);
  });

  it.each([9, 11, 60, 200])(`would not with ${EMPTIED.name} (%i people)`, (people) => {
    expect(worlds(people).some((world) => countFewestBehindChange(world, EMPTIED) < SIZE)).toBe(true);
  });
});

describe('a company that makes people up', () => {
  const somebody = (id: string, week: number, hasAccount: boolean): WorldPerson => ({
    id,
    events: [{ week, kind: 'listed', department: 'dep-0' }],
    secret: hasAccount ? { measures: ['activated'], levels: {}, gaps: {}, lessons: [] } : null,
  });
  interface Trap {
    readonly seed: number;
    /** Weeks in which the company adds an account of its own to the list. */
    readonly accounts: readonly number[];
    /** Weeks in which it adds an unused address. */
    readonly addresses: readonly number[];
    /** Weeks in which it adds a real person who accepts. */
    readonly victims: readonly number[];
  }
  /** Real people among made-up ones, in the largest department of a company of others. */
  const trap = ({ seed, accounts, addresses, victims }: Trap): [World, ReadonlySet<string>] => {
    const world = makeWorld({ people: 80, departments: 3, weeks: 12, seed, adoption: 0.7 });
    const own = accounts.map((week, at) => somebody(`own-${at}`, week, true));
    const empty = addresses.map((week, at) => somebody(`empty-${at}`, week, false));
    const real = victims.map((week, at) => somebody(`victim-${at}`, week, true));
    const people = [...world.people, ...real, ...own, ...empty];
    return [{ ...world, people }, new Set([...own, ...empty].map(({ id }) => id))];
  };
  const left = (publisher: typeof OURS, given: Trap) => {
    const [world, madeUp] = trap(given);
    return countFewestOthers(world, publisher, madeUp);
  };
  const times = (count: number, week: number) => Array.from({ length: count }, () => week);
  const fewest = (publisher: typeof OURS, given: Omit<Trap, 'seed'>) =>
    Math.min(...seeds(10).map((seed) => left(publisher, { ...given, seed })));

  /** Ten accounts and no more, as many addresses as it likes, whenever it likes. */
  it('reads nobody with ten accounts, by any subtraction', () => {
    const week = fc.nat({ max: 11 });
    const anyTrap = fc.record({
      seed: fc.nat({ max: 1000 }),
      accounts: fc.array(week, { maxLength: 10 }),
      addresses: fc.array(week, { maxLength: 60 }),
      victims: fc.array(week, { minLength: 1, maxLength: 4 }),
    });
    const holds = fc.property(anyTrap, (given) => left(IN_BATCHES, given) >= SIZE);
    fc.assert(holds, { numRuns: scaleRuns(60, 1000) });
  });

  it.each([
    { what: 'one real person', victims: [6] },
    { what: 'three real people, one after another', victims: [4, 6, 8] },
  ])('reads nobody by ten made-up people and $what in a department that has begun', ({ victims }) => {
    const given = { accounts: [...times(6, 4), ...times(4, 6)], addresses: times(9, 4), victims };
    expect(fewest(IN_BATCHES, given)).toBeGreaterThanOrEqual(SIZE);
  });

  /** It takes everybody of the largest department off its list but one, and keeps ten accounts of its own there. */
  it('reads nobody by taking the others off its list, week after week', () => {
    for (const seed of seeds(10)) {
      const [world, madeUp] = trap({ seed, accounts: times(10, 0), addresses: [], victims: [0] });
      const isLeft = ({ id, events }: WorldPerson) =>
        madeUp.has(id) || id.startsWith('victim') || events[0]?.week !== 0;
      const removed = { week: 6, kind: 'removed' } as const;
      const people = world.people.map((person) =>
        isLeft(person)
          ? person
          : { ...person, events: [...person.events.filter(({ week }) => week < 6), removed] },
      );
      const emptied = { ...world, people };
      expect(IN_BATCHES.setsOf(emptied).length).toBeGreaterThan(0);
      expect(countFewestBehindChange(emptied, IN_BATCHES, madeUp)).toBeGreaterThanOrEqual(SIZE);
    }
  });

  /** It joins its departments, parts them again, and takes people along who wait for a group, with ten accounts of its own. */
  it('reads nobody by joining and parting its departments over the weeks', () => {
    for (const seed of seeds(5)) {
      const [world, madeUp] = trap({
        seed,
        accounts: times(10, 0),
        addresses: times(5, 2),
        victims: [0, 3, 5],
      });
      const people = world.people.map((person, at) => {
        const moves = Array.from({ length: 11 }, (_, week) => ({
          week: week + 1,
          kind: 'moved' as const,
          department: week % 2 === 0 ? 'dep-0' : `dep-${(at + week) % 3}`,
        }));
        const own = person.events.filter(({ kind }) => kind !== 'moved');
        const begun = own[0]?.week ?? 0;
        const events = [...own, ...moves.filter(({ week }) => week > begun)].toSorted(
          (a, b) => a.week - b.week,
        );
        return { ...person, events };
      });
      const joined = { ...world, people };
      expect(IN_BATCHES.setsOf(joined).length).toBeGreaterThan(0);
      expect(countFewestOthers(joined, IN_BATCHES, madeUp)).toBeGreaterThanOrEqual(SIZE);
      expect(countFewestBehindChange(joined, IN_BATCHES, madeUp)).toBeGreaterThanOrEqual(SIZE);
      expect(findSmallestGroup(joined, OURS)).toBeGreaterThanOrEqual(SIZE);
      expect([...attackEachFact({ ...joined, weeks: 6 }, OURS)]).toEqual([]);
    }
  });

  it('would read somebody by groups that are added five by five', () => {
    expect(fewest(BEGUN, { accounts: times(4, 6), addresses: [], victims: [6] })).toBeLessThan(SIZE);
    expect(fewest(OURS, { accounts: times(2, 0), addresses: times(7, 0), victims: [0] })).toBeLessThan(SIZE);
  });

  it('publishes the numbers of the others all the same', () => {
    const given = { accounts: times(2, 0), addresses: times(7, 0), victims: [0] };
    const shown = seeds(10).map((seed) => IN_BATCHES.setsOf(trap({ ...given, seed })[0]).length);
    expect(Math.min(...shown)).toBeGreaterThan(0);
  });
});

describe('the attacker', () => {
  const people = scaleRuns(14, 30);
  const world = (seed: number) => makeWorld({ people, departments: 3, weeks: 12, seed, adoption: 0.7 });

  it.each(LEAKY)('finds people where there are $name', (publisher) => {
    expect(seeds(20).some((seed) => !attack(world(seed), publisher).next().done)).toBe(true);
    expect(seeds(20).some((seed) => !attackEachFact(world(seed), publisher).next().done)).toBe(true);
  });

  it.each(LEAKY.slice(0, 2))('sees that one person can be told apart where there are $name', (publisher) => {
    expect(findSmallestGroup(world(1), publisher)).toBe(1);
  });
});

import { isDeepRun, sampleCases, scaleRuns } from '@aura/testing';
import { describe, expect, it } from 'vitest';
import { attack, attackEachFact, fewestBehindAChange, fewestOthers, smallestGroup } from './attacker.ts';
import { BEGUN, EMPTIED, LEAKY, OURS, SIZE } from './publishers.ts';
import { anyWorld, type World, type WorldPerson } from './world.ts';

const seeds = (worlds: number) => Array.from({ length: worlds }, (_, at) => at + 1);

/** A large company; the short run takes one that has as many departments of a size. */
const LARGE = isDeepRun() ? { people: 5000, departments: 40 } : { people: 750, departments: 6 };

describe.each([
  { people: 4, departments: 2, weeks: 16, worlds: 10 },
  { people: 9, departments: 3, weeks: 16, worlds: 20 },
  { people: 11, departments: 2, weeks: 16, worlds: 20 },
])('a company of $people people', ({ worlds, ...shape }) => {
  it.each(seeds(worlds))('isolates nobody, whatever is known of everything together (world %i)', (seed) => {
    for (const adoption of [0.25, 0.7, 1])
      expect([...attack(anyWorld({ ...shape, seed, adoption }), OURS)]).toEqual([]);
  });
});

describe.each([
  { people: 60, departments: 7, weeks: 16, worlds: 10, short: 3 },
  { people: 200, departments: 9, weeks: 16, worlds: 4, short: 1 },
  { ...LARGE, weeks: 4, worlds: 1, short: 1 },
])('a company of $people people', ({ worlds, short, ...shape }) => {
  const tried = sampleCases(`company of ${shape.people}`, seeds(worlds), short);
  it.each(tried)('isolates nobody by what is known of any fact (world %i)', (seed) => {
    for (const adoption of shape.people > 500 ? [0.6] : [0.25, 0.7, 1]) {
      const world = anyWorld({ ...shape, seed, adoption });
      expect([...attackEachFact(world, OURS)]).toEqual([]);
      expect(smallestGroup(world, OURS)).toBeGreaterThanOrEqual(SIZE);
    }
  });
});

describe('a company many of whose people come and go', () => {
  const worlds = (people: number) =>
    seeds(20).map((seed) => anyWorld({ people, departments: 3, weeks: 40, seed, adoption: 1 }));

  it.each([4, 9, 11, 60, 200])('leaves open which of five people changed a sum (%i people)', (people) => {
    for (const world of worlds(people)) expect(fewestBehindAChange(world, OURS)).toBeGreaterThanOrEqual(SIZE);
  });

  it.each([9, 11, 60, 200])(`would not with ${EMPTIED.name} (%i people)`, (people) => {
    expect(worlds(people).some((world) => fewestBehindAChange(world, EMPTIED) < SIZE)).toBe(true);
  });
});

describe('a company that makes people up', () => {
  const somebody = (id: string, hasAccount: boolean): WorldPerson => ({
    id,
    events: [{ week: 0, kind: 'listed', department: 'armadilha' }],
    secret: hasAccount ? { measures: ['activated'], levels: {}, gaps: {}, lessons: [] } : null,
  });
  /** Somebody real in a department of made-up people, in a company of others. */
  const trap = (seed: number, accounts: number, addresses: number): [World, ReadonlySet<string>] => {
    const world = anyWorld({ people: 80, departments: 3, weeks: 12, seed, adoption: 0.7 });
    const made = Array.from({ length: accounts + addresses }, (_, at) => somebody(`m-${at}`, at < accounts));
    const people = [...world.people, somebody('victim', true), ...made];
    return [{ ...world, people }, new Set(made.map(({ id }) => id))];
  };
  const holds = (publisher: typeof OURS, accounts: number, addresses: number) =>
    seeds(10).map((seed) => {
      const [world, madeUp] = trap(seed, accounts, addresses);
      return fewestOthers(world, publisher, madeUp);
    });

  it.each([
    { accounts: 2, addresses: 7 },
    { accounts: 2, addresses: 40 },
    { accounts: 10, addresses: 0 },
    { accounts: 10, addresses: 30 },
  ])('reads nobody with $accounts accounts and $addresses addresses', ({ accounts, addresses }) => {
    expect(Math.min(...holds(BEGUN, accounts, addresses))).toBeGreaterThanOrEqual(SIZE);
  });

  it('would read somebody by closed groups alone', () => {
    expect(Math.min(...holds(OURS, 2, 7))).toBeLessThan(SIZE);
  });

  it('publishes the numbers of the others all the same', () => {
    expect(seeds(10).some((seed) => BEGUN.setsOf(trap(seed, 2, 7)[0]).length > 0)).toBe(true);
  });
});

describe('the attacker', () => {
  const people = scaleRuns(14, 30);
  const world = (seed: number) => anyWorld({ people, departments: 3, weeks: 12, seed, adoption: 0.7 });

  it.each(LEAKY)('finds people where there are $name', (publisher) => {
    expect(seeds(20).some((seed) => !attack(world(seed), publisher).next().done)).toBe(true);
    expect(seeds(20).some((seed) => !attackEachFact(world(seed), publisher).next().done)).toBe(true);
  });

  it.each(LEAKY.slice(0, 2))('sees that one person can be told apart where there are $name', (publisher) => {
    expect(smallestGroup(world(1), publisher)).toBe(1);
  });
});

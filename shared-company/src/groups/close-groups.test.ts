import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OTHER_UNIT, PATIENCE_DAYS } from '@aura/shared-domain';
import { scaleRuns } from '@aura/testing';
import { createRandom } from '../testing/random.ts';
import { closeGroups, type Waiting } from './close-groups.ts';

const NOW = new Date('2026-11-09T07:00:00.000Z');
const SIZE = 5;
const close = (waiting: readonly Waiting[], units: readonly string[] = [], seed = 1, fewestAccounts = 0) =>
  closeGroups(waiting, {
    size: SIZE,
    now: NOW,
    units: new Set(units),
    random: createRandom(seed),
    fewestAccounts,
  });
const somebody = (id: string, department: string, days = 0): Waiting => ({
  id,
  department,
  mailbox: null,
  addedAt: new Date(NOW.getTime() - days * 86_400_000),
});
const crowd = (department: string, count: number, days = 0) =>
  Array.from({ length: count }, (_, at) => somebody(`${department}${at}`, department, days));

describe('closed groups', () => {
  it('are of exactly five of a department, which begins with two', () => {
    expect(close(crowd('a', 9))).toEqual([]);
    const groups = close(crowd('a', 14));
    expect(groups.map(({ unit, people }) => [unit, people.length])).toEqual([
      ['a', SIZE],
      ['a', SIZE],
    ]);
  });

  it('are added one at a time to a department that has begun', () => {
    expect(close(crowd('a', 6), ['a'])).toHaveLength(1);
    expect(close(crowd('a', 4), ['a'])).toEqual([]);
  });

  it('may join several departments for members who waited long enough', () => {
    const people = [...crowd('a', 3, PATIENCE_DAYS), ...crowd('b', 2, PATIENCE_DAYS), ...crowd('c', 4)];
    const [group, ...others] = close(people);
    expect(others).toEqual([]);
    expect(group?.unit).toBe(OTHER_UNIT);
    expect(group?.people.toSorted()).toEqual(['a0', 'a1', 'a2', 'b0', 'b1']);
    expect(close(people.map((person) => ({ ...person, addedAt: NOW })))).toEqual([]);
  });

  it('are drawn by lot, independently of order and names', () => {
    const people = crowd('a', 12).map((person, at) => ({ ...person, addedAt: new Date(NOW.getTime() - at) }));
    const drawn = Array.from({ length: 60 }, (_, seed) => close(people, [], seed)[0]?.people ?? []);
    for (const { id } of people) expect(drawn.some((group) => group.includes(id))).toBe(true);
    expect(new Set(drawn.map((group) => group.toSorted().join())).size).toBeGreaterThan(40);
  });

  it('are closed together once fifteen of at least twenty people have accounts, also in a department that has begun', () => {
    const accepted = (people: readonly Waiting[], accounts: number) =>
      people.map((person, at) => (at < accounts ? { ...person, mailbox: person.id } : person));
    const batch = (people: readonly Waiting[]) => close(people, ['a'], 1, 15);
    expect(batch(accepted(crowd('a', 20), 14))).toEqual([]);
    expect(batch(accepted(crowd('a', 19), 19))).toEqual([]);
    expect(batch(accepted(crowd('a', 20), 15)).map(({ unit }) => unit)).toEqual(['a', 'a', 'a', 'a']);
    // Many addresses of one mailbox are one account.
    expect(batch(crowd('a', 20).map((person) => ({ ...person, mailbox: 'one@mail.example' })))).toEqual([]);
  });

  it('of a large department wait for its own accounts, and those of small ones join each other in a batch', () => {
    const accepted = (people: readonly Waiting[]) => people.map((one) => ({ ...one, mailbox: one.id }));
    const small = [...crowd('b', 12, PATIENCE_DAYS), ...crowd('c', 8, PATIENCE_DAYS)];
    const groups = close([...crowd('a', 20, PATIENCE_DAYS), ...accepted(small)], ['b'], 1, 15);
    expect(groups.map(({ unit }) => unit)).toEqual(Array.from({ length: 4 }, () => OTHER_UNIT));
    expect(groups.flatMap(({ people }) => people).filter((id) => id.startsWith('a'))).toEqual([]);
  });

  it('contain nobody twice, and leave out nobody who could fill a whole group', () => {
    const anybody = fc.record({
      id: fc.uuid(),
      department: fc.constantFrom('a', 'b', 'c'),
      mailbox: fc.constant(null),
      addedAt: fc.integer({ min: 0, max: 60 }).map((days) => new Date(NOW.getTime() - days * 86_400_000)),
    });
    const people = fc.uniqueArray(anybody, { selector: ({ id }) => id, maxLength: 40 });
    fc.assert(
      fc.property(people, fc.subarray(['a', 'b', 'c']), (waiting, units) => {
        const groups = close(waiting, units);
        const placed = groups.flatMap((group) => group.people);
        expect(new Set(placed).size).toBe(placed.length);
        for (const group of groups) expect(group.people).toHaveLength(SIZE);
        for (const department of ['a', 'b', 'c']) {
          const left = waiting.filter(
            (person) => person.department === department && !placed.includes(person.id),
          );
          const began = units.includes(department) || groups.some(({ unit }) => unit === department);
          expect(left.length).toBeLessThan(began ? SIZE : 2 * SIZE);
        }
        const patient = waiting.filter(
          ({ id, addedAt }) =>
            !placed.includes(id) && NOW.getTime() - addedAt.getTime() >= PATIENCE_DAYS * 86_400_000,
        );
        expect(patient.length).toBeLessThan(SIZE);
      }),
    );
  });

  // Whoever looks at everybody for each person needs minutes here, and the runner ends it.
  it('of up to 50,000 people are found in passes over the list: none before accounts, all once each department has them', () => {
    const inEach = scaleRuns(400, 1_250);
    const departments = Array.from({ length: 40 }, (_, at) => crowd(`d${at}-`, inEach, PATIENCE_DAYS));
    expect(close(departments.flat(), [], 1, 15)).toEqual([]);
    const accepted = departments.flat().map((person) => ({ ...person, mailbox: person.id }));
    const groups = close(accepted, [], 1, 15);
    expect(new Set(groups.flatMap(({ people }) => people)).size).toBe(40 * inEach);
    expect(new Set(groups.map(({ unit }) => unit)).size).toBe(40);
  });
});

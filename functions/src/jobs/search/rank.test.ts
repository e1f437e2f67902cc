import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupPostings } from '@aura/shared-jobs';
import { vacancy } from '../../../test-support/jobs.ts';
import { rank, takeFirstTiers, type Ranked } from './rank.ts';

const [posting] = groupPostings([vacancy()]);
const job = (id: string, value: number | null, publishedOn: string | null, closeness = 0): Ranked => {
  if (!posting) throw new Error('The ad of the tests is no posting.');
  return {
    posting: { ...posting, id, facts: { ...posting.facts, publishedOn } },
    fit: { value, band: 'good', version: 'match-1.0' },
    closeness,
  };
};
const ids = (jobs: readonly Ranked[]) => jobs.map((one) => one.posting.id);

it('sorts by value, then date, then id; missing values come last, and 0 is not missing', () => {
  const jobs = [
    job('a', null, '2026-11-09'),
    job('b', 0, null),
    job('c', 59.4, '2026-11-01'),
    job('d', 59.5, null),
    job('e', 59.5, '2026-11-01'),
    job('f', 59.5, '2026-11-02'),
    job('g', 59.5, '2026-11-02'),
  ];
  expect(ids(rank(jobs, 'fit'))).toEqual(['f', 'g', 'e', 'd', 'c', 'b', 'a']);
  expect(ids(rank(jobs, 'closest'))).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  expect(ids(rank(jobs, 'newest'))).toEqual(['a', 'f', 'g', 'e', 'c', 'd', 'b']);
});

it('prefers matching words to fit, and uses fit among equally close postings', () => {
  const jobs = [
    job('fits, another trade', 90, null, 0.1),
    job('the trade', 30, null, 0.95),
    job('the trade, fits', 60, null, 0.9),
    job('a neighbour', 80, null, 0.5),
  ];
  expect(ids(rank(jobs, 'best'))).toEqual([
    'the trade, fits',
    'the trade',
    'a neighbour',
    'fits, another trade',
  ]);
});

it('puts what pays less than the floor last, and takes it only if the others do not fill the page', () => {
  const jobs = [{ ...job('below', 90, null, 0.95), isBelow: true }, job('far', 10, null, 0.1)];
  expect(ids(rank(jobs, 'best'))).toEqual(['far', 'below']);
  expect(takeFirstTiers(jobs, 1).map(({ posting: { id } }) => id)).toEqual(['far']);
});

it('gives one order for any given order', () => {
  const one = fc.record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    value: fc.option(fc.integer({ min: 0, max: 3 })),
    day: fc.option(fc.constantFrom('2026-11-01', '2026-11-02')),
  });
  const jobs = fc
    .uniqueArray(one, { selector: ({ id }) => id, maxLength: 12 })
    .map((list) => list.map(({ id, value, day }) => job(id, value, day)));
  const shuffled = jobs.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(shuffled, fc.constantFrom('best', 'fit', 'newest'), ([list, other], order) => {
      expect(ids(rank(list, order))).toEqual(ids(rank(other, order)));
    }),
  );
});

it('has the first ones among those whose match is needed, whatever the match of the others is', () => {
  const one = fc.record({
    value: fc.option(fc.integer({ min: 0, max: 100 })),
    closeness: fc.double({ min: 0, max: 1.2, noNaN: true }),
    similar: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 30 }), fc.integer({ min: 1, max: 40 }), (list, most) => {
      const jobs = list.map(({ value, closeness, similar }, at) => ({
        ...job(`job-${at}`, value, null, closeness),
        similar,
      }));
      const needed = takeFirstTiers(jobs, most);
      expect(ids(rank(needed, 'best')).slice(0, most)).toEqual(ids(rank(jobs, 'best')).slice(0, most));
    }),
  );
  const close = [0.9, 0.95, 0.3, 0.1].map((closeness, at) => job(`job-${at}`, 50, null, closeness));
  expect(ids(takeFirstTiers(close, 1))).toEqual(['job-0', 'job-1']);
});

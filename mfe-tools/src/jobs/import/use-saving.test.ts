import type { Vacancy } from '@aura/shared-domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitIntoBatches } from './use-saving.ts';

const job = (id: number, description: string) => ({
  vacancy: {
    id: `pasted:${id}`,
    source: 'pasted',
    url: null,
    title: 'Dev',
    company: '',
    places: [],
    workModel: null,
    contracts: [],
    disability: null,
    salary: null,
    publishedOn: null,
    seenOn: '2026-11-22',
    expiresOn: null,
    description,
  } satisfies Vacancy,
  fit: null,
});

test('sends every ad once, in order, in calls within the limit', () => {
  const size = fc.oneof(fc.nat(50), fc.integer({ min: 15_000, max: 20_000 }));
  fc.assert(
    fc.property(fc.array(size, { maxLength: 80 }), (sizes) => {
      const jobs = sizes.map((length, id) => job(id, 'ç'.repeat(length)));
      const batches = splitIntoBatches(jobs);
      expect(batches.flat()).toEqual(jobs);
      for (const batch of batches) {
        expect(batch.length).toBeLessThanOrEqual(25);
        expect(new TextEncoder().encode(JSON.stringify({ jobs: batch })).length).toBeLessThan(201_000);
      }
    }),
    { numRuns: 30 },
  );
});

test('small ads fill their calls', () => {
  const jobs = Array.from({ length: 60 }, (_, id) => job(id, 'x'));
  expect(splitIntoBatches(jobs).map((batch) => batch.length)).toEqual([25, 25, 10]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intersect, type Work } from './intersect.ts';

const ascending = (maxLength: number) =>
  fc
    .uniqueArray(fc.nat(600), { maxLength, size: 'max' })
    .map((values) => Uint32Array.from(values).toSorted());

describe('intersect', () => {
  it('finds the places of all values in both lists, at any length', () => {
    fc.assert(
      fc.property(
        ascending(300),
        fc.oneof(ascending(300), ascending(12)),
        fc.boolean(),
        (one, two, turned) => {
          const [a, b] = turned ? [two, one] : [one, two];
          const { count, inA, inB } = intersect(a, b, { postings: 0 });
          const expected = [...a].filter((value) => b.includes(value));
          expect(Array.from(inA.subarray(0, count), (at) => a[at])).toEqual(expected);
          expect(Array.from(inB.subarray(0, count), (at) => b[at])).toEqual(expected);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('jumps through a long list and does not read it', () => {
    const long = Uint32Array.from({ length: 100_000 }, (_, at) => at * 2);
    const work: Work = { postings: 0 };
    expect(intersect(Uint32Array.of(4, 9, 150_000), long, work).count).toBe(2);
    expect(work.postings).toBeLessThan(120);
  });
});

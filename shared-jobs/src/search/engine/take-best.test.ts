import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseBest } from './take-best.ts';

it('keeps the highest values, of equal ones the first, best first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 60 }), fc.nat(40), (numbers, limit) => {
      const values = Float64Array.from(numbers);
      const places = Uint32Array.from(numbers.keys()).filter((at) => at % 3 !== 1);
      const expected = [...places]
        .toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b)
        .slice(0, limit);
      expect([...chooseBest(places, values, limit)]).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wilson } from './wilson.ts';

// Worked out apart from this code, with 50 digits.
it.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [40, 100, 0.3094, 0.498],
])('%i of %i lies between %f and %f', (count, n, low, high) =>
  expect(wilson(count, n)).toEqual({ low, high }),
);

it('holds the share, within 0 and 1', () => {
  const counts = fc
    .integer({ min: 1, max: 5000 })
    .chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)));
  fc.assert(
    fc.property(counts, ([count, n]) => {
      const { low, high } = wilson(count, n);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(count / n);
      expect(high).toBeGreaterThanOrEqual(count / n);
      expect(high).toBeLessThanOrEqual(1);
    }),
  );
});

import { makeScore, type Dimension } from '@aura/shared-domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arithmeticOf } from './arithmetic.ts';

const dimension: fc.Arbitrary<Dimension> = fc.record({
  id: fc.uuid(),
  label: fc.constant('Dimensão'),
  weight: fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100),
  value: fc.option(fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10)),
  rule: fc.constant('regra'),
  evidence: fc.constant([]),
});

const score = fc
  .record(
    {
      dimensions: fc.array(dimension, { minLength: 1, maxLength: 6 }),
      multiplier: fc.record({ value: fc.constantFrom(1, 0.92, 0.8), reason: fc.constant('colunas') }),
      ceilings: fc.array(
        fc.record({
          id: fc.uuid(),
          ceiling: fc.integer({ min: 10, max: 100 }),
          reason: fc.constant('bloqueio'),
        }),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: ['dimensions', 'ceilings'] },
  )
  .map((parts) => makeScore('test-1.0', parts));

test('every score that the rules make is confirmed, and the steps shown lead to its value', () => {
  fc.assert(
    fc.property(score, (made) => {
      const { mean, multiplier, ceiling, recomputed, matches } = arithmeticOf(made);
      expect(matches).toBe(true);
      fc.pre(mean !== null);
      const shown = Math.min(mean * (multiplier?.value ?? 1), ceiling?.ceiling ?? 100);
      expect(Math.abs((recomputed ?? 0) - shown)).toBeLessThanOrEqual(0.0501);
    }),
  );
});

test('the weights in use add up to one, whatever could not be graded', () => {
  fc.assert(
    fc.property(score, (made) => {
      const shares = arithmeticOf(made).rows.flatMap((row) => row.share ?? []);
      fc.pre(shares.length > 0);
      expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
    }),
  );
});

test('a number that its parts do not give is found out', () => {
  const honest = makeScore('test-1.0', {
    dimensions: [{ id: 'a', label: 'A', weight: 1, value: 50, rule: '', evidence: [] }],
    ceilings: [],
  });
  expect(arithmeticOf({ ...honest, value: 72 }).matches).toBe(false);
});

test('without a graded dimension there is no number, and none is made up', () => {
  const empty = makeScore('test-1.0', {
    dimensions: [{ id: 'a', label: 'A', weight: 1, value: null, rule: '', evidence: [] }],
    ceilings: [],
  });
  expect(arithmeticOf(empty)).toMatchObject({ mean: null, recomputed: null, ceiling: null, matches: true });
});

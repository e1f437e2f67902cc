import { makeScore, type Dimension } from '@aura/shared-domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainArithmetic } from './arithmetic.ts';

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

test('every score of the rules is confirmed, and the shown steps lead to its value', () => {
  fc.assert(
    fc.property(score, (made) => {
      const { mean, multiplier, ceiling, recomputed, matches } = explainArithmetic(made);
      expect(matches).toBe(true);
      fc.pre(mean !== null);
      const shown = Math.min(mean * (multiplier?.value ?? 1), ceiling?.ceiling ?? 100);
      expect(Math.abs((recomputed ?? 0) - shown)).toBeLessThanOrEqual(0.0501);
    }),
  );
});

test('the used weights add up to one, even without some grades', () => {
  fc.assert(
    fc.property(score, (made) => {
      const shares = explainArithmetic(made).rows.flatMap((row) => row.share ?? []);
      fc.pre(shares.length > 0);
      expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
    }),
  );
});

test('finds a number that its parts do not give', () => {
  const honest = makeScore('test-1.0', {
    dimensions: [{ id: 'a', label: 'A', weight: 1, value: 50, rule: '', evidence: [] }],
    ceilings: [],
  });
  expect(explainArithmetic({ ...honest, value: 72 }).matches).toBe(false);
});

test('without a graded dimension there is no number', () => {
  const empty = makeScore('test-1.0', {
    dimensions: [{ id: 'a', label: 'A', weight: 1, value: null, rule: '', evidence: [] }],
    ceilings: [],
  });
  expect(explainArithmetic(empty)).toMatchObject({
    mean: null,
    recomputed: null,
    ceiling: null,
    matches: true,
  });
});

/** Units of the last decimal, so that sums of what is written can be compared exactly. */
const units = (value: number, digits: number) => Math.round(value * 10 ** digits);

test('shown numbers add up to the last digit: weights to their total, shares to 100%, points to the sum', () => {
  fc.assert(
    fc.property(score, (made) => {
      const { mean, written, rows } = explainArithmetic(made);
      fc.pre(mean !== null);
      const add = (values: readonly (number | null)[], digits: number) =>
        values.reduce<number>((total, value) => total + units(value ?? 0, digits), 0);
      const { digits } = written;
      expect(
        add(
          written.rows.map((row) => row.points),
          digits,
        ),
      ).toBe(units(written.mean, digits));
      expect(
        add(
          written.rows.map((row) => row.share),
          1,
        ),
      ).toBe(1000);
      expect(
        add(
          written.rows.map((row) => row.weight),
          0,
        ),
      ).toBe(Math.round(rows.reduce((total, row) => total + row.weight * 100, 0)));
    }),
  );
});

test('the shown steps lead to the number on a calculator', () => {
  fc.assert(
    fc.property(score, (made) => {
      const { mean, multiplier, ceiling, recomputed, written } = explainArithmetic(made);
      fc.pre(mean !== null);
      const product = Number((written.mean * (multiplier?.value ?? 1)).toFixed(written.digits));
      expect(Math.abs(product - written.product)).toBeLessThanOrEqual(1.0001 / 10 ** written.digits);
      const end = Math.min(written.product, ceiling?.ceiling ?? 100);
      // Half a tenth exactly may go either way.
      expect(Math.abs(end - (recomputed ?? 0))).toBeLessThanOrEqual(0.05 + 1e-6);
    }),
  );
});

test('a mean that two decimals would round over a limit has more decimals', () => {
  // 59.4451 is 59.4; written as 59.45 it would read as 59.5.
  const made = makeScore('test-1.0', {
    dimensions: [
      { id: 'a', label: 'A', weight: 0.594451, value: 100, rule: '', evidence: [] },
      { id: 'b', label: 'B', weight: 0.405549, value: 0, rule: '', evidence: [] },
    ],
    ceilings: [],
  });
  expect(explainArithmetic(made)).toMatchObject({ recomputed: 59.4, written: { mean: 59.445, digits: 3 } });
});

import { findBand, computeCoverage, recompute } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { EXAMPLE_READINESS } from './example-diagnosis.ts';

test('the example on the home page obeys the rule that real scores obey', () => {
  const { dimensions, value, coverage, band } = EXAMPLE_READINESS;
  const parts = dimensions.map((dimension) => ({ ...dimension, rule: '', evidence: [] }));
  expect(recompute({ dimensions: parts, ceilings: [] })).toBe(value);
  expect(computeCoverage(parts)).toBe(coverage);
  expect(findBand(value, coverage)).toBe(band);
});

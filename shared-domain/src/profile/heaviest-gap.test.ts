import { expect, test } from 'vitest';
import { findHeaviestGap } from './heaviest-gap.ts';

test('what costs most is impact × missing part, and effort takes nothing away', () => {
  const quick = { priority: 0.4, effort: 1 };
  const slow = { priority: 0.25, effort: 4 };
  expect(findHeaviestGap([quick, slow])).toBe(slow);
  expect(findHeaviestGap([quick, { ...quick }])).toBe(quick);
  expect(findHeaviestGap([])).toBeNull();
});

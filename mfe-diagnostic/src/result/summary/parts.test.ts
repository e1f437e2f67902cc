import type { Gap } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { describeMove, selectShownGaps } from './parts.ts';

const makeGap = (id: string, priority: number, effort: number, kind: Gap['kind'] = 'important') =>
  ({ id, kind, priority, effort }) as Gap;
const closing = (deltas: Readonly<Record<string, number>>) =>
  Object.entries(deltas).map(([gapId, delta]) => ({ action: '', delta, dimensionId: 'skills', gapId }));

test('in an earlier result the gap that costs most is on the first screen, but sends no blocker away', () => {
  const gaps = [makeGap('a', 0.4, 1), makeGap('b', 0.3, 1), makeGap('c', 0.3, 1), makeGap('lead', 0.25, 4)];
  const shownOf = (list: readonly Gap[]) => selectShownGaps({ gaps: [...list], whatWouldChange: [] }, 3);
  expect(shownOf(gaps).map(({ id }) => id)).toEqual(['a', 'b', 'lead']);
  expect(shownOf(gaps.slice(0, 3)).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  const held = gaps.map((one) => (one.id === 'lead' ? one : { ...one, kind: 'blocker' as const }));
  expect(shownOf(held).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('the gap that moves the number most is on the first screen, and says how far', () => {
  const gaps = [makeGap('a', 0.4, 1), makeGap('b', 0.3, 1), makeGap('c', 0.3, 1), makeGap('d', 0.1, 1)];
  const result = { gaps, whatWouldChange: closing({ d: 3.7, a: 2 }) };
  expect(selectShownGaps(result, 3).map(({ id }) => id)).toEqual(['a', 'b', 'd']);
  expect(gaps.map((gap) => describeMove(gap, result))).toEqual([
    null,
    null,
    null,
    'a que mais muda o número (+3,7)',
  ]);
  const even = { gaps, whatWouldChange: closing({ d: 2, a: 2 }) };
  expect(selectShownGaps(even, 3).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(describeMove(makeGap('a', 0.4, 1), even)).toBe('uma das que mais mudam o número (+2,0)');
});

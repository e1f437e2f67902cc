import { expect, test } from 'vitest';
import { computeLinePoints } from './line-points.ts';

const course = (...values: (number | null)[]) => values.map((value, at) => ({ id: `w${at}`, value }));

test('the course goes from the left edge to the right one, higher numbers higher up', () => {
  const { points, stretches } = computeLinePoints(course(0, 50, 100));
  expect(points).toEqual([
    { id: 'w0', x: 0, y: 100 },
    { id: 'w1', x: 50, y: 50 },
    { id: 'w2', x: 100, y: 0 },
  ]);
  expect(stretches.map(({ from, to }) => [from.id, to.id])).toEqual([
    ['w0', 'w1'],
    ['w1', 'w2'],
  ]);
});

test('no line crosses an unknown value', () => {
  const { points, stretches } = computeLinePoints(course(10, null, 20, 30));
  expect(points.map(({ id }) => id)).toEqual(['w0', 'w2', 'w3']);
  expect(stretches.map(({ id }) => id)).toEqual(['w3']);
});

test('a single entry and none at all can be drawn', () => {
  expect(computeLinePoints(course(40)).points).toEqual([{ id: 'w0', x: 0, y: 60 }]);
  expect(computeLinePoints([]).points).toEqual([]);
});

import { expect, test } from 'vitest';
import { HEAT_STEPS, heatStep, pointsOfStep } from './heat-step.ts';

test.each([
  [0, 0],
  [0.19, 0],
  [0.2, 1],
  [0.59, 2],
  [0.6, 3],
  [0.8, 4],
  [1, 4],
])('%d has step %d', (value, step) => {
  expect(heatStep(value)).toBe(step);
});

test('the legend names each step by the points that fall in it', () => {
  for (const step of HEAT_STEPS) {
    const [low, high] = pointsOfStep(step).split(' a ').map(Number);
    expect([heatStep((low ?? -1) / 100), heatStep((high ?? -1) / 100)]).toEqual([step, step]);
  }
});

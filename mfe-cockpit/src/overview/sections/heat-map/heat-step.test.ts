import { expect, test } from 'vitest';
import { HEAT_STEPS, computeHeatStep, describeStepPoints } from './heat-step.ts';

test.each([
  [0, 0],
  [0.19, 0],
  [0.2, 1],
  [0.59, 2],
  [0.6, 3],
  [0.8, 4],
  [1, 4],
])('%d has step %d', (value, step) => {
  expect(computeHeatStep(value)).toBe(step);
});

test('the legend names each step by the points that fall in it', () => {
  for (const step of HEAT_STEPS) {
    const [low, high] = describeStepPoints(step).split(' a ').map(Number);
    expect([computeHeatStep((low ?? -1) / 100), computeHeatStep((high ?? -1) / 100)]).toEqual([step, step]);
  }
});

import { expect, test } from 'vitest';
import { computeYearlySaving } from './saving.ts';

test('a year saves what twelve months cost more', () => {
  expect(computeYearlySaving('impulso')).toBe(158_90);
  expect(computeYearlySaving('decolagem')).toBe(307_90);
});

test('a plan that is not paid again and again has no saving', () => {
  expect(computeYearlySaving('conquista')).toBeNull();
  expect(computeYearlySaving('freemium')).toBeNull();
});

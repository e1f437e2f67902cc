import { expect, test } from 'vitest';
import { yearlySaving } from './saving.ts';

test('a year saves what twelve months cost more', () => {
  expect(yearlySaving('impulso')).toBe(158_90);
  expect(yearlySaving('decolagem')).toBe(307_90);
});

test('a plan that is not paid again and again has no saving', () => {
  expect(yearlySaving('conquista')).toBeNull();
  expect(yearlySaving('freemium')).toBeNull();
});

import { expect, test } from 'vitest';
import { computeYearlyTerms } from './saving.ts';

test('a year saves what twelve months cost more, and has a twelfth part', () => {
  expect(computeYearlyTerms('impulso')).toEqual({ saving: 158_90, perMonth: 66_66 });
  expect(computeYearlyTerms('decolagem')).toEqual({ saving: 307_90, perMonth: 124_24 });
});

test('a plan that is not paid again and again has no such choice', () => {
  expect(computeYearlyTerms('conquista')).toBeNull();
  expect(computeYearlyTerms('freemium')).toBeNull();
});

import { expect, test } from 'vitest';
import { computeYearlyTerms } from './saving.ts';

test('a year saves the difference to twelve months, and shows a twelfth part', () => {
  expect(computeYearlyTerms('impulso')).toEqual({ saving: 158_90, perMonth: 66_66 });
  expect(computeYearlyTerms('decolagem')).toEqual({ saving: 307_90, perMonth: 124_24 });
});

test('a plan without recurring payments has no such choice', () => {
  expect(computeYearlyTerms('conquista')).toBeNull();
  expect(computeYearlyTerms('freemium')).toBeNull();
});

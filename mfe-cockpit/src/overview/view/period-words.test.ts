import { expect, test } from 'vitest';
import { makeOverview } from '../testing/an-overview.ts';
import { describePeriod } from './period-words.ts';

test('a period starts with its first week, even without a number', () => {
  expect(describePeriod(makeOverview())).toBe('4 semanas, desde a semana de 19 a 25 de outubro de 2026');
  const { engagement } = makeOverview();
  expect(describePeriod(makeOverview({ engagement: { ...engagement, series: [] } }))).toBe('4 semanas');
});

import { expect, test } from 'vitest';
import { anOverview } from '../testing/an-overview.ts';
import { periodInWords } from './period-words.ts';

test('a period is as long as it is and begins with its first week, also where that has no number', () => {
  expect(periodInWords(anOverview())).toBe('4 semanas, desde a semana de 19 a 25 de outubro de 2026');
  const { engagement } = anOverview();
  expect(periodInWords(anOverview({ engagement: { ...engagement, series: [] } }))).toBe('4 semanas');
});

import { expect, test } from 'vitest';
import { restartInWords } from './restart.ts';

test.each([
  ['2026-11-22T12:00:00Z', '1º de dezembro'],
  ['2026-02-28T23:00:00Z', '1º de março'],
  // Already March in Greenwich, still February in São Paulo, and the other way round.
  ['2026-03-01T02:59:59.999Z', '1º de março'],
  ['2026-03-01T03:00:00Z', '1º de abril'],
  ['2028-02-29T12:00:00Z', '1º de março'],
  ['2026-12-01T03:00:00Z', '1º de janeiro'],
  ['2027-01-01T02:59:59.999Z', '1º de janeiro'],
  ['2027-01-01T03:00:00Z', '1º de fevereiro'],
])('limits of the month of %s start again on %s', (now, words) => {
  expect(restartInWords(new Date(now))).toBe(words);
});

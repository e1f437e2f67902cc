import { expect, test } from 'vitest';
import { formatMonday, describeWeek } from './week-words.ts';

test.each([
  ['2026-W46', '9 a 15 de novembro de 2026'],
  ['2026-W49', '30 de novembro a 6 de dezembro de 2026'],
  ['2026-W53', '28 de dezembro de 2026 a 3 de janeiro de 2027'],
  ['2026-W23', '1º a 7 de junho de 2026'],
])('%s is %s', (week, words) => {
  expect(describeWeek(week)).toBe(words);
});

test('a short week is its Monday', () => {
  expect(formatMonday('2026-W46')).toBe('09/11');
});

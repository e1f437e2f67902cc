import { expect, it } from 'vitest';
import { describeWeek } from './week-in-words.ts';

it.each([
  ['2026-W46', '9 a 15 de novembro de 2026'],
  ['2026-W40', '28 de setembro a 4 de outubro de 2026'],
  ['2026-W53', '28 de dezembro de 2026 a 3 de janeiro de 2027'],
  ['2026-W23', '1º a 7 de junho de 2026'],
])('says of %s: %s', (week, words) => expect(describeWeek(week)).toBe(words));

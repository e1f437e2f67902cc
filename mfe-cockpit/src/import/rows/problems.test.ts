import { expect, test } from 'vitest';
import { describeLines } from './problems.ts';

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

test.each([
  [[3], 'Linha 3'],
  [from(30, 62), '33 linhas: 30 a 62'],
  [[2, 3], '2 linhas: 2 e 3'],
  [[4, 9, ...from(30, 62)], '35 linhas: 4, 9 e 30 a 62'],
  [from(1, 20).map((at) => at * 2), '20 linhas: 2, 4, 6, 8, 10, 12, 14, 16 e mais 12 linhas'],
])('%j', (lines, words) => expect(describeLines(lines)).toBe(words));

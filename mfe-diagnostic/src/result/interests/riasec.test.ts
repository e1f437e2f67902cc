import { expect, test } from 'vitest';
import { rankInterests, listTiedInterests } from './riasec.ts';

test('interests with the same mean are named together; one alone is no tie', () => {
  const ranked = rankInterests({ R: 2, I: 4.25, A: 2, S: 4.25, E: 4.25, C: 1 });
  expect(listTiedInterests(ranked)).toEqual([
    { mean: 4.25, letters: ['I', 'S', 'E'] },
    { mean: 2, letters: ['R', 'A'] },
  ]);
  expect(listTiedInterests(rankInterests({ R: 1, I: 2 }))).toEqual([]);
});

import { expect, test } from 'vitest';
import { rankedInterests, tiedInterests } from './riasec.ts';

test('interests with the same mean are named together; one alone is no tie', () => {
  const ranked = rankedInterests({ R: 2, I: 4.25, A: 2, S: 4.25, E: 4.25, C: 1 });
  expect(tiedInterests(ranked)).toEqual([
    { mean: 4.25, letters: ['I', 'S', 'E'] },
    { mean: 2, letters: ['R', 'A'] },
  ]);
  expect(tiedInterests(rankedInterests({ R: 1, I: 2 }))).toEqual([]);
});

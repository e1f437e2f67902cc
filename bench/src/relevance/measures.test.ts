import { expect, it } from 'vitest';
import { isFirstRight, getNdcg } from './measures.ts';

const judged = { meant: 3, neighbour: 2, useful: 1 };

it('is 1 for the best order, and less if a better ad comes later', () => {
  expect(getNdcg(['meant', 'neighbour', 'useful'], judged)).toBe(1);
  expect(getNdcg(['neighbour', 'meant', 'useful'], judged)).toBeLessThan(1);
});

it('gives nothing for ads without a judgement, or after the tenth', () => {
  const others = Array.from({ length: 10 }, (_, at) => `other-${at}`);
  expect(getNdcg(others, judged)).toBe(0);
  expect(getNdcg([...others, 'meant'], judged)).toBe(0);
});

it('counts the first as right only if it is one of the best judged', () => {
  expect(isFirstRight(['meant'], judged)).toBe(true);
  expect(isFirstRight(['neighbour', 'meant'], judged)).toBe(false);
  expect(isFirstRight([], judged)).toBe(false);
});

import { expect, it } from 'vitest';
import { makeUnit } from '../published.test-support.ts';
import { findBurdens } from './find-burdens.ts';

const options = {
  skillLabel: (id: string) => id.toUpperCase(),
  minimums: { cell: 5, breakdown: 10, exact: 10 },
};
const gap = (affected: number, missing: number) => ({ assessed: 20, affected, missing });

it('weights a gap by its people and their mean deficit', () => {
  const parts = [
    makeUnit('vendas', 20, { skills: { excel: gap(10, 5) } }),
    makeUnit('obras', 20, { skills: { excel: gap(5, 0) } }),
  ];
  expect(findBurdens(parts, options)).toEqual([
    { skillId: 'excel', label: 'EXCEL', n: 15, missing: 0.33, load: 5, coverage: 1 },
  ]);
});

it('begins with the heaviest, then the most people, then the name', () => {
  const skills = { b: gap(10, 10), a: gap(10, 10), c: gap(20, 10), d: gap(20, 15), e: gap(10, 5) };
  const order = findBurdens([makeUnit('vendas', 20, { skills })], options).map(({ skillId }) => skillId);
  expect(order).toEqual(['d', 'c', 'a', 'b', 'e']);
});

it('does not name a gap of fewer than ten published people', () =>
  expect(findBurdens([makeUnit('vendas', 20, { skills: { excel: gap(5, 5) } })], options)).toEqual([]));

it('says the load whole, and as the rounded sums have it', () => {
  const parts = [makeUnit('vendas', 80, { skills: { excel: { assessed: 80, affected: 70, missing: 25 } } })];
  expect(findBurdens(parts, options)).toMatchObject([{ n: 70, missing: 0.36, load: 25 }]);
});

it('never exceeds the whole after rounding', () =>
  expect(findBurdens([makeUnit('vendas', 20, { skills: { excel: gap(10, 15) } })], options)).toMatchObject([
    { missing: 1, load: 10 },
  ]));

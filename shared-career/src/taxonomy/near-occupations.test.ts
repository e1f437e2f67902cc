import { expect, test } from 'vitest';
import { findOccupation } from './find-occupation.ts';
import { computeOverlap, listNearOccupations } from './near-occupations.ts';

const occupationOf = (title: string) => {
  const found = findOccupation(title);
  if (!found) throw new Error(title);
  return found;
};

test('work of the same office is near, work of another trade is not', () => {
  const secretary = occupationOf('secretária');
  const near = listNearOccupations(secretary, 5).map(({ title }) => title);
  expect(near.join(', ')).toMatch(/administrativ|recepcion/iu);
  expect(near).not.toContain(secretary.title);
  expect(computeOverlap(secretary, occupationOf('soldador'))).toBeLessThan(0.1);
});

test('the overlap is whole with oneself, and the same both ways', () => {
  const [one, other] = [occupationOf('recepcionista'), occupationOf('secretária')];
  expect(computeOverlap(one, one)).toBe(1);
  expect(computeOverlap(one, other)).toBe(computeOverlap(other, one));
});

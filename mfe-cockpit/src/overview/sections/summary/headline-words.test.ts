import { expect, test } from 'vitest';
import { makeShareCell, suppressed } from '../../testing/cells.ts';
import { describeHeadline, isOfFew } from './headline-words.ts';

const headline = (now: ReturnType<typeof makeShareCell>, before = makeShareCell(30, 60)) => ({
  id: 'adoption' as const,
  now,
  before,
  course: [],
});

test('a share names its whole, and its range after rounding', () => {
  expect(describeHeadline(headline(makeShareCell(30, 60)))).toEqual({
    label: 'Adesão',
    value: '50%',
    about: 'participam dos números, entre 40% e 60% pelo arredondamento',
    change: 'Igual à semana anterior',
  });
});

test('a change is named only beyond the rounding', () => {
  expect(describeHeadline(headline(makeShareCell(36, 60))).change).toBe(
    '+10 pontos percentuais na semana, dentro do arredondamento',
  );
  expect(describeHeadline(headline(makeShareCell(48, 60))).change).toBe('+30 pontos percentuais na semana');
  expect(describeHeadline(headline(makeShareCell(30, 60), suppressed)).change).toBe(
    'Sem semana anterior para comparar',
  );
});

test('with fewer than half taking part the text speaks of few', () => {
  expect(isOfFew([headline(makeShareCell(29, 60))])).toBe(true);
  expect(isOfFew([headline(makeShareCell(30, 60))])).toBe(false);
});

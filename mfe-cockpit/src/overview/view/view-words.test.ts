import { expect, test } from 'vitest';
import { makeOverview } from '../testing/an-overview.ts';
import { describeView } from './view-words.ts';

test('says whom, since when and when the numbers are about', () => {
  expect(describeView(makeOverview())).toBe(
    'Empresa toda, últimas 4 semanas, semana de 9 a 15 de novembro de 2026',
  );
  expect(describeView(makeOverview({ department: 'vendas', weeks: 52, week: null }))).toBe(
    'Vendas, últimas 52 semanas, ainda sem números',
  );
});

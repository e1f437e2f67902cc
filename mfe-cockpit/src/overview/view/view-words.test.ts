import { expect, test } from 'vitest';
import { anOverview } from '../testing/an-overview.ts';
import { viewInWords } from './view-words.ts';

test('says whom, since when and when the numbers are about', () => {
  expect(viewInWords(anOverview())).toBe(
    'Empresa toda, últimas 4 semanas, retrato da semana de 9 a 15 de novembro de 2026',
  );
  expect(viewInWords(anOverview({ department: 'vendas', weeks: 52, week: null }))).toBe(
    'Vendas, últimas 52 semanas, nenhum retrato semanal ainda',
  );
});

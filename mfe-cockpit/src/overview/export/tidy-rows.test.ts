import { expect, test } from 'vitest';
import { anOverview } from '../testing/an-overview.ts';
import { tidyRows } from './tidy-rows.ts';

test('every row has every column, one number a row, and decimal points', () => {
  const [columns, ...rows] = tidyRows(anOverview({ department: 'vendas' }));
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([columns?.length]));
  expect(rows.find((row) => row[3] === 'micro_learning')?.join(';')).toBe(
    '2026-W46;vendas;Vendas;micro_learning;delegar;Delegar sem sumir;ok;15;60;0.25;0.15;0.35',
  );
});

test('a level is of the company or of a department, and what is hidden has no number', () => {
  const rows = tidyRows(anOverview()).filter((row) => row[3] === 'competencia' && row[4] === 'sql');
  expect(rows.map((row) => row.join(';'))).toEqual([
    '2026-W46;;Empresa toda;competencia;sql;SQL;ok;20;;0.7;;',
    '2026-W46;vendas;Vendas;competencia;sql;SQL;ok;20;;0.72;;',
    '2026-W46;juridico;Jurídico;competencia;sql;SQL;suppressed;;;;;',
    '2026-W46;outras;Outras áreas;competencia;sql;SQL;no_data;;;;;',
  ]);
});

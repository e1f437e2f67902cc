import type { CompanyTable } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { listReadableRows, tidyRows } from './tidy-rows.ts';

const NOTHING = { count: null, n: null, value: null, low: null, high: null };
const TABLE: CompanyTable = {
  week: '2026-W46',
  rows: [
    {
      week: '2026-W46',
      unit: 'vendas',
      kind: 'measure',
      id: 'halfDone',
      state: 'ok',
      count: 15,
      n: 60,
      value: 0.25,
      low: 0.15,
      high: 0.35,
    },
    {
      week: '2026-W46',
      unit: null,
      kind: 'skill',
      id: 'sql',
      ...NOTHING,
      state: 'ok',
      n: 20,
      value: 0.7,
    },
    { week: '2026-W46', unit: null, kind: 'pulse', id: 'demanda.favoravel', ...NOTHING, state: 'band' },
    { week: '2026-W46', unit: 'outras', kind: 'lesson', id: 'delegar', ...NOTHING, state: 'suppressed' },
    { week: '2026-W46', unit: 'outras', kind: 'skill', id: 'sql', ...NOTHING, state: 'no_data' },
  ],
  names: {
    units: { vendas: 'Vendas', outras: 'Outras áreas' },
    skills: { sql: 'SQL' },
    lessons: { delegar: 'Delegar sem sumir' },
    pulse: { demanda: 'Excesso de demandas' },
  },
};

test('every row has every column, one number a row, decimal points, and no hidden number', () => {
  const [columns, ...rows] = tidyRows(TABLE);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([columns?.length]));
  expect(rows.map((row) => row.join(';'))).toEqual([
    '2026-W46;vendas;Vendas;adesao_e_uso;halfDone;Fizeram metade das tarefas do plano;ok;15;60;0.25;0.15;0.35',
    '2026-W46;;Empresa toda;competencia;sql;SQL;ok;;20;0.7;;',
    '2026-W46;;Empresa toda;pulso;demanda.favoravel;Excesso de demandas: concordam;band;;;;;',
    '2026-W46;outras;Outras áreas;omitidos;protecao;2 cortes omitidos por proteção;suppressed;;;;;',
  ]);
});

test('the table for people has words, decimal commas and percentages', () => {
  const [notes, others, empty, columns, ...rows] = listReadableRows(TABLE);
  expect(notes?.[1]).toMatch(/^2 de 5 linhas ficaram de fora: não têm número/u);
  expect(others).toEqual(['Outras áreas', '2 cortes omitidos por proteção']);
  expect(empty).toEqual(['']);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([columns?.length]));
  const days = '9 a 15 de novembro de 2026';
  expect(rows.map((row) => row.join(';'))).toEqual([
    `2026-W46;${days};Vendas;Adesão e uso;Fizeram metade das tarefas do plano;com número;15;60;25%;15%;35%`,
    `2026-W46;${days};Empresa toda;Competência (nível médio);SQL;com número;;20;70%;;`,
    `2026-W46;${days};Empresa toda;Pulso;Excesso de demandas: concordam;sem número exato: menos de 10 pessoas;;;;;`,
  ]);
  const [first] = TABLE.rows;
  const thirds = listReadableRows({ ...TABLE, rows: first ? [{ ...first, value: 0.667 }] : [] });
  expect(thirds[0]).toEqual(['Notas', 'Nenhuma linha ficou de fora.']);
  expect(thirds.at(-1)).toContain('66,7%');
});

test('a file tells a protected number and one that was never measured in the same way', () => {
  const instead = (state: 'suppressed' | 'no_data'): CompanyTable => ({
    ...TABLE,
    rows: TABLE.rows.map((row) => (row.unit === 'outras' ? { ...row, state } : row)),
  });
  for (const write of [tidyRows, listReadableRows])
    expect(write(instead('suppressed'))).toEqual(write(instead('no_data')));
});

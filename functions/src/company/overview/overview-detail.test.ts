import { expect, it } from 'vitest';
import { describeOverviewRead } from './overview-detail.ts';

const COMPANY = { departments: [{ id: 'vendas', name: 'Vendas' }] };

it.each([
  [null, '2026-W14', 'Empresa toda · semana de 30 de março a 5 de abril de 2026 · período de 12 semanas'],
  ['vendas', '2026-W14', 'Vendas · semana de 30 de março a 5 de abril de 2026 · período de 12 semanas'],
  ['outras', null, 'Outras áreas · ainda sem números · período de 12 semanas'],
])('notes which part of %j was viewed', (department, week, detail) =>
  expect(describeOverviewRead(COMPANY, { department, week, weeks: 12 })).toBe(detail),
);

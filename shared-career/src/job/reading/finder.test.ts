import { expect, it } from 'vitest';
import { formatLabel } from './finder.ts';
import { readJob } from './read-job.ts';

const labelsOf = (line: string): string[] => {
  const ad = `Analista administrativo
Empresa contrata em regime CLT, com benefícios.

Requisitos
- ${line}
- Atendimento ao cliente`;
  const job = readJob(ad);
  if (!job.ok) throw new Error(job.error.code);
  return job.value.requirements.map(({ label }) => label);
};

it.each([
  ['Conhecimento do sistema ERP (preferencialmente TOTVS)', ['Sistema ERP', 'TOTVS']],
  ['Conhecimento em ERP ( )', ['ERP']],
  ['Conhecimento em ERP () e em planilhas (Excel)', ['ERP', 'Planilhas (Excel)']],
  ['Sistema ERP (preferencialmente SAP) e CRM (Salesforce ou similar)', ['CRM (Salesforce ou similar)']],
  ['ERP (TOTVS ou SAP) (obrigatório)', ['ERP (TOTVS ou SAP)']],
])('shows the requirements of "%s" without an empty bracket', (line, labels) => {
  expect(labelsOf(line)).toEqual(expect.arrayContaining(labels));
  expect(labelsOf(line).join(' | ')).not.toMatch(/[([][\s,;]*(?:[)\]]|$)/u);
});

it.each([
  ['ERP ( ) e BI ( ) no varejo', 'ERP e BI no varejo'],
  ['ERP (, SAP, )', 'ERP (SAP)'],
  ['ERP [ ], planilhas', 'ERP, planilhas'],
  ['ERP (', 'ERP'],
  ['Informática (Word, Excel e internet)', 'Informática (Word, Excel e internet)'],
])('writes the label of "%s" as "%s"', (text, label) => {
  expect(formatLabel(text)).toBe(label);
});

import { createEmptyResume } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { countMissingResults, findLineHelp, judgeLine } from './line-help.ts';
import { findLineTask } from './line-task.ts';
import { findTasksShownBy } from './resume-tasks.ts';
import { computeTaskId } from './task-id.ts';

test.each([
  ['gap-power-bi', 'show', { kind: 'skill', skillId: 'power-bi' }],
  ['gap-power-bi', 'publish', { kind: 'skill', skillId: 'power-bi' }],
  ['gap-power-bi', 'learn', null],
  ['gap-coren', 'requirements', { kind: 'paper', skillId: 'coren' }],
  [null, 'results', { kind: 'results' }],
  [null, 'interview', null],
])('the task %s:%s asks for %j', (gapId, action, asked) => {
  expect(findLineTask({ id: computeTaskId(gapId, action), gapId })).toEqual(asked);
});

test.each([
  ['Montei painéis em Power BI para 12 lojas', { showsSkill: true, hasFigure: true, counts: true }],
  ['Montei painéis em Power BI', { showsSkill: true, hasFigure: false, counts: false }],
  ['Montei painéis para 12 lojas', { showsSkill: false, hasFigure: true, counts: false }],
  ['Nunca usei Power BI, mas atendi 12 lojas', { showsSkill: false, hasFigure: true, counts: false }],
  ['', { showsSkill: false, hasFigure: false, counts: false }],
])('the line “%s” is judged by what closes the task', (line, verdict) => {
  expect(judgeLine(line, 'power-bi')).toEqual(verdict);
});

test.each(['Cumpri a NR-12 em 14 máquinas', 'Fiz bloqueio conforme a NR-35 em 3 obras'])(
  'a norm that the line “%s” names is one of the norms',
  (line) => {
    expect(judgeLine(line, 'normas-regulamentadoras').counts).toBe(true);
    const job = { title: 'Operadora', company: '', location: '', start: null, end: null, current: false };
    const resume = { ...createEmptyResume(), experiences: [{ ...job, items: [line] }] };
    const shown = findTasksShownBy(resume, { before: null, skillIds: [], now: new Date('2026-11-30') });
    expect(shown).toContain(computeTaskId('gap-normas-regulamentadoras', 'show'));
  },
);

test('the question fits the kind of skill, the measures the job', () => {
  const { question, measures, names } = findLineHelp('power-bi', 'Gerente de loja');
  expect(question).toContain('Power BI');
  expect(measures).toContain('clientes por dia');
  expect(names[0]).toBe('Power BI');
  expect(findLineHelp(null, '').names).toEqual([]);
});

test.each([
  ['Analista de RH', /vagas/u, /turma|aula|aluno/u],
  ['Professora de Matemática', /turmas/u, /vagas/u],
])('the measures of “%s” are none of another trade', (title, own, foreign) => {
  const { measures } = findLineHelp(null, title);
  expect(measures).toMatch(own);
  expect(measures).not.toMatch(foreign);
});

test('the lines that the task still asks for fall with each line that brings a number', () => {
  const write = (items: string[]) => ({
    ...createEmptyResume(),
    experiences: [
      { title: 'Vendedora', company: '', location: '', start: null, end: null, current: false, items },
    ],
  });
  const told = ['Atendi clientes', 'Organizei o estoque', 'Treinei colegas', 'Fiz o inventário'];
  const before = write(told);
  const all = countMissingResults(before, before);
  expect(all).toBeGreaterThan(1);
  expect(countMissingResults(write(['Atendi 40 clientes por dia', ...told.slice(1)]), before)).toBe(all - 1);
});

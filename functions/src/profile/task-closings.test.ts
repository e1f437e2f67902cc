import { computeTaskId, findTasksShownBy } from '@aura/shared-career';
import {
  applyChange,
  createEmptyResume,
  createProfile,
  type Profile,
  type ResumeStructure,
} from '@aura/shared-domain';
import { makeTask } from '@aura/shared-domain/testing';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { closeTasks, type Deed } from './task-closings.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const TASKS = [
  makeTask({ id: 'train', title: 'Treinar', tool: '/simulador-entrevista' }),
  makeTask({ id: 'story', tool: '/simulador-entrevista', gapId: 'gap' }),
  makeTask({ id: computeTaskId(null, 'read-ads'), tool: '/buscador-vagas' }),
  makeTask({ id: 'visit', tool: '/buscador-vagas' }),
  makeTask({ id: computeTaskId(null, 'apply'), tool: '/buscador-vagas' }),
  makeTask({ id: computeTaskId(null, 'results'), tool: '/otimizador-curriculo' }),
  makeTask({ id: computeTaskId(null, 'summary'), tool: '/otimizador-curriculo' }),
  makeTask({ id: 'read', tool: '/micro-learnings/sql' }),
  makeTask({ id: 'any', tool: '/micro-learnings' }),
  makeTask({ id: 'make', tool: '/micro-learnings', gapId: 'gap' }),
];
const ana: Profile = {
  ...createProfile('Ana'),
  points: 25,
  pointEntries: 1,
  careerPlan: TASKS,
  careerProfile: { skills: [], objetivos_carreira: ['Vendedor(a)'] },
};

function after(deed: Deed, profile = ana) {
  const closing = closeTasks(profile, deed, NOW);
  const written: Record<string, unknown> = {};
  const tx = { create: (path: string, entry: unknown) => void (written[path] = entry) };
  const person = { collection: (name: string) => ({ doc: (id: string) => `${name}/${id}` }) };
  closing.record(tx as unknown as Transaction, person as unknown as DocumentReference);
  const next = applyChange(profile, closing.change);
  return { next, written, done: next.careerPlan.filter(({ completed }) => completed).map(({ id }) => id) };
}

test.each<[Deed, readonly string[]]>([
  [{ kind: 'interview', role: 'Vendedora' }, ['train']],
  [{ kind: 'interview', role: 'Analista' }, ['train']],
  [{ kind: 'interview', role: 'Enfermeira' }, []],
  [{ kind: 'savedJobs', total: 4 }, []],
  [{ kind: 'savedJobs', total: 5 }, [computeTaskId(null, 'read-ads')]],
  [{ kind: 'applications', total: 2 }, []],
  [{ kind: 'applications', total: 3 }, [computeTaskId(null, 'apply')]],
  [{ kind: 'lesson', lessonId: 'sql' }, ['read', 'any']],
  [{ kind: 'lesson', lessonId: 'other' }, ['any']],
])('%j ticks what asked for nothing else', (deed, done) => {
  expect(after(deed).done).toEqual(done);
});

const TOLD = ['Atendi clientes', 'Organizei o estoque', 'Treinei colegas', 'Fiz o inventário'];
const COUNTED = ['Atendi 40 clientes por dia', 'Reduzi a falta de peças em 30%', 'Treinei 6 colegas'];
const writeCv = (items: readonly string[], summary = ''): ResumeStructure => ({
  ...createEmptyResume(),
  summary,
  experiences: [
    {
      title: 'Vendedora',
      company: 'Loja',
      location: '',
      start: '2020-01',
      end: null,
      current: true,
      items: [...items],
    },
  ],
});
const [RESULTS, SUMMARY] = [computeTaskId(null, 'results'), computeTaskId(null, 'summary')];
const LONG = 'Vendedora há seis anos em lojas de rua, com estoque, caixa e formação de colegas novos. ';

test.each([
  ['the same', writeCv(TOLD), []],
  ['one number more', writeCv([...COUNTED.slice(0, 1), ...TOLD.slice(1)]), []],
  ['as many numbers as were asked for', writeCv([...COUNTED, ...TOLD.slice(3)]), [RESULTS]],
  ['a short summary', writeCv(TOLD, LONG), []],
  ['a summary of three lines', writeCv(TOLD, LONG + LONG), [SUMMARY]],
])('a CV with %s ticks what its lines show', (_, resume, done) => {
  const shown = findTasksShownBy(resume, { before: writeCv(TOLD), skillIds: [], now: NOW });
  expect(after({ kind: 'resume', shown }).done).toEqual(done);
});

const SHOW = computeTaskId('gap-indicadores', 'show');

const PUBLISH = computeTaskId('gap-indicadores', 'publish');

test.each([
  ['the skill and a result', 'Acompanhei os indicadores da loja e reduzi as perdas em 30%', [SHOW, PUBLISH]],
  ['the skill alone', 'Acompanhei os indicadores da loja', []],
])('a line with %s ticks or leaves the tasks to show that skill', (_, line, done) => {
  const profile = { ...ana, careerPlan: [makeTask({ id: SHOW }), makeTask({ id: PUBLISH })] };
  const shown = findTasksShownBy(writeCv([line]), { before: null, skillIds: [], now: NOW });
  expect(after({ kind: 'resume', shown }, profile).done).toEqual(done);
});

test('a line that shows a skill of the plan in other words ticks its task', () => {
  const reconciled = writeCv(['Batia o extrato do banco com o sistema: 14 contas por mês, sem diferença']);
  const find = (skillIds: readonly string[]) =>
    findTasksShownBy(reconciled, { before: null, skillIds, now: NOW });
  const show = computeTaskId('gap-conciliacao-bancaria', 'show');
  expect(find(['conciliacao-bancaria'])).toContain(show);
  expect(find([]), 'only what the plan asks for').not.toContain(show);
});

test('points, ledger and news go along, entry by entry', () => {
  const { next, written } = after({ kind: 'lesson', lessonId: 'sql' });
  expect([next.points, next.pointEntries, next.notifications.length]).toEqual([35, 3, 2]);
  expect(written).toMatchObject({
    'pointEvents/2': { entry: 2, target: 'read', delta: 5, balance: 30, at: NOW },
    'pointEvents/3': { entry: 3, target: 'any', delta: 5, balance: 35 },
  });
});

test('a ticked task stays unchanged', () => {
  const interview: Deed = { kind: 'interview', role: 'Vendedora' };
  const { next } = after(interview);
  expect(closeTasks(next, interview, NOW).change).toEqual({});
});

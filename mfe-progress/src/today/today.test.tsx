// @vitest-environment happy-dom
import { computeTaskId } from '@aura/shared-career';
import { createProfile, type Gap, type LessonProgress, type Profile } from '@aura/shared-domain';
import { makeDiagnosis, makeTask } from '@aura/shared-domain/testing';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { countDueQuestions } from './learned.ts';
import { chooseNextAction } from './next-action.ts';
import { TodaySection } from './today-section.tsx';

afterEach(cleanup);

const NOW = new Date('2026-03-02T12:00:00Z');
const person = (profile: Partial<Profile>): Profile => ({ ...createProfile('Ana'), ...profile });
const diagnosed = (...careerPlan: Profile['careerPlan']) => person({ diagnosticoCompleto: true, careerPlan });
const choose = (profile: Profile) => chooseNextAction(profile, NOW);
const task = (id: string, changes: Partial<Profile['careerPlan'][number]>) =>
  makeTask({ id, title: `Tarefa ${id}`, completed: false, ...changes });

test('first comes the diagnosis, then the plan by its days, then the phase, then another diagnosis', () => {
  expect(choose(person({})).path).toBe('/diagnostico-carreira');
  const later = task('a', { horizon: 60 });
  const now = task('b', { horizon: 30, tool: '/mentor-ia', effortMinutes: 40 });
  const chosen = choose(diagnosed(later, now));
  expect(chosen).toMatchObject({ taskId: 'b', path: '/mentor-ia?tarefa=b' });
  expect(chosen.why).toContain('cerca de 40 minutos');
  const done = task('c', { completed: true });
  expect(choose({ ...diagnosed(done), journeyPhase: 3 })).toMatchObject({
    title: 'Otimizar o currículo ou o LinkedIn',
    taskId: null,
  });
  expect(choose(diagnosed(done)).title).toBe('Rever o diagnóstico');
});

test('a task without a tool leads to how it is done, and long work is told in hours', () => {
  const { path, why } = choose(diagnosed(task('a', { tool: null, effortMinutes: 600 })));
  expect(path).toBe('/diagnostico/resultado?aba=plano#como-a');
  expect(why).toContain('cerca de 10 horas');
  const learning = task('b', { tool: '/micro-learnings', gapId: 'gap-excel' });
  expect(choose(diagnosed(learning))).toMatchObject({
    path: '/diagnostico/resultado?aba=plano#como-b',
    way: 'Ver como fazer',
  });
});

const GAP: Omit<Gap, 'id' | 'title'> = {
  skillId: 'excel',
  kind: 'important',
  grade: 'absent',
  impact: 1,
  effort: 1,
  priority: 1,
  why: '',
  adjacentEvidence: [],
};

test('a gap whose tasks are done is not named as one that waits, and only a short task goes ahead because it is short', () => {
  const gaps = [
    { id: 'gap-a', title: 'Indicadores' },
    { id: 'gap-b', title: 'Excel' },
  ];
  const why = (isFirstDone: boolean, effortMinutes = 40) =>
    choose({
      ...diagnosed(
        task('a', { gapId: 'gap-a', completed: isFirstDone, horizon: 60 }),
        task('b', { gapId: 'gap-b', effortMinutes }),
      ),
      lastDiagnosisResult: makeDiagnosis({ gaps: gaps.map((gap) => ({ ...GAP, ...gap })) }),
    }).why;
  expect(why(false)).toContain('Vem antes de “Indicadores”');
  expect(why(true)).not.toContain('Indicadores');
  expect(why(false, 240)).not.toContain('fazer logo');
});

test('a task in a tool without uses left gives way to one that can be done, and it is said when the tool is back', () => {
  const used = { plan: 'freemium', usagePeriod: '2026-03', usageCounts: { mentorAI: 1 } } as const;
  const talk = task('talk', { tool: '/mentor-ia', horizon: 30 });
  const write = task('write', { tool: null, horizon: 60 });
  const spent = choose({ ...diagnosed(talk, write), ...used });
  expect(spent.taskId).toBe('write');
  expect(spent.why).toContain(
    'A ferramenta Mentor de carreira volta em 1º de abril, e “Tarefa talk” espera por ela.',
  );
  const fresh = choose({ ...diagnosed(talk, write), ...used, usagePeriod: '2026-02' });
  expect(fresh.taskId).toBe('talk');
  expect(fresh.why).not.toContain('volta em');
  const alone = choose({ ...diagnosed(talk), ...used });
  expect(alone.path).not.toContain('/mentor-ia');
  expect(alone.title).not.toBe('Rever o diagnóstico');
  expect(alone.why).toContain('volta em 1º de abril');
});

test('a line of the CV is written also with no analysis left, as the tool counts no use for it', () => {
  const used = { plan: 'freemium', usagePeriod: '2026-03', usageCounts: { resumeOptimizer: 1 } } as const;
  const analyse = task('analyse', { tool: '/otimizador-curriculo' });
  const line = task(computeTaskId(null, 'results'), { tool: '/otimizador-curriculo', horizon: 60 });
  expect(choose({ ...diagnosed(analyse, line), ...used }).taskId).toBe(line.id);
});

test('questions are due from their moment on', () => {
  const card = (dueAt: number) => ({ dueAt }) as LessonProgress['cards'][string];
  const cards = { a: card(NOW.getTime()), b: card(NOW.getTime() + 1), c: card(0) };
  expect(countDueQuestions([{ cards } as unknown as LessonProgress], NOW)).toBe(2);
  expect(countDueQuestions([], NOW)).toBe(0);
});

test('what was done since the diagnosis invites to measure again', () => {
  const plan = [task('a', {}), task('b', { completed: true }), task('c', { completed: true })];
  const show = (careerPlan: Profile['careerPlan']) =>
    render(
      <SharedRouter>
        <TodaySection
          profile={{
            ...diagnosed(...careerPlan),
            lastDiagnosisResult: makeDiagnosis({
              plan: [task('a', {}), task('b', { completed: true }), task('c', {})],
              doneBefore: [{ id: 'x', title: 'Tarefa x' }],
            }),
          }}
          due={undefined}
          onTask={async () => true}
        />
      </SharedRouter>,
    );
  show(plan);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(
    '2 de 3 tarefas concluídas · 1 feita antes',
  );
  expect(screen.getByText(/Das concluídas, uma veio depois da última medição/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Medir de novo' }).getAttribute('href')).toContain(
    '/diagnostico-carreira',
  );
  cleanup();
  show(plan.map((one) => (one.id === 'c' ? { ...one, completed: false } : one)));
  expect(screen.queryByText(/depois da última medição/)).toBeNull();
});

test('waiting and new things appear only if there are some', () => {
  const profile = diagnosed(task('a', {}), task('b', { completed: true }));
  const news = { id: 'n', text: 'Duas vagas novas', read: false, timestamp: '2026-03-01T12:00:00Z' };
  const show = (due: number | null, notifications: Profile['notifications']) =>
    render(
      <SharedRouter>
        <TodaySection profile={{ ...profile, notifications }} due={due} onTask={async () => true} />
      </SharedRouter>,
    );
  show(2, [news, { ...news, id: 'old', text: 'Lida', read: true }]);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 de 2 tarefas concluídas');
  expect(screen.getByRole('link', { name: 'Revisar 2 perguntas de hoje' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Duas vagas novas 1 de março de 2026',
  ]);
  cleanup();
  show(0, []);
  expect(screen.queryByRole('link', { name: /Revisar/ })).toBeNull();
  expect(screen.getByText('Nenhuma revisão espera por você.')).toBeTruthy();
  expect(screen.getByText(/Nada de novo/)).toBeTruthy();
  cleanup();
  show(23, []);
  expect(screen.getByRole('link', { name: 'Revisar 10 de 23 perguntas' })).toBeTruthy();
});

test('a task that was ticked can be opened again in the same place, with the keyboard', async () => {
  function Panel({ stores }: { readonly stores: boolean }) {
    const [plan, setPlan] = useState([task('a', {}), task('b', {})]);
    const onTask = async (id: string, completed: boolean) => {
      if (stores) setPlan(plan.map((one) => (one.id === id ? { ...one, completed } : one)));
      return stores;
    };
    return (
      <SharedRouter>
        <TodaySection profile={diagnosed(...plan)} due={undefined} onTask={onTask} />
      </SharedRouter>
    );
  }
  render(<Panel stores />);
  fireEvent.click(screen.getByRole('button', { name: /^Já fiz.*Tarefa a$/ }));
  const undo = await screen.findByRole('button', { name: /^Desfazer.*Tarefa a$/ });
  expect(screen.getByText('Tarefa concluída: Tarefa a. 5 pontos a mais.').getAttribute('role')).toBe(
    'status',
  );
  expect(document.activeElement).toBe(undo);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Tarefa b');
  fireEvent.click(undo);
  const tick = await screen.findByRole('button', { name: /^Já fiz.*Tarefa a$/ });
  await waitFor(() => expect(document.activeElement).toBe(tick));
  expect(screen.queryByRole('button', { name: /^Desfazer/ })).toBeNull();
  cleanup();

  render(<Panel stores={false} />);
  fireEvent.click(screen.getByRole('button', { name: /^Já fiz/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Já fiz/ }).ariaBusy).not.toBe('true'));
  expect(screen.queryByRole('button', { name: /^Desfazer/ })).toBeNull();
});

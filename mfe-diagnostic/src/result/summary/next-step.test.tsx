// @vitest-environment happy-dom
import { computeUsagePeriod, createProfile, type PlanTask } from '@aura/shared-domain';
import { makeDiagnosis, makeTask } from '@aura/shared-domain/testing';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NextTaskBar } from '../tabs/next-task.tsx';
import { Summary } from './summary.tsx';

const used = {
  plan: 'freemium',
  usagePeriod: computeUsagePeriod(new Date()),
  usageCounts: { resumeOptimizer: 1 },
};
vi.mock('@aura/shared-session', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ status: 'signedIn', profile: { ...createProfile('Ana'), ...used } }),
}));

afterEach(cleanup);

const analyse = makeTask({ id: 'analyse', title: 'Analisar', tool: '/otimizador-curriculo', horizon: 30 });
const talk = makeTask({ id: 'talk', title: 'Conversar', tool: '/mentor-ia', horizon: 60 });

function show(...tasks: readonly PlanTask[]) {
  render(
    <SharedRouter>
      <Summary result={makeDiagnosis({})} tasks={tasks} before={null} isCurrent />
      <NextTaskBar tasks={tasks} />
    </SharedRouter>,
  );
  return within(screen.getByRole('region', { name: 'O que fazer agora' }));
}

test('a task whose tool is used up gives way, and the result says when it is back', () => {
  const now = show(analyse, talk);
  expect(now.getByRole('link').getAttribute('href')).toBe('/mentor-ia?tarefa=talk');
  expect(now.getByText(/volta em 1º de .*, e “Analisar” espera por ela\.$/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Começar: Conversar' })).toBeTruthy();
});

test('where all tasks wait, the result leads to how it is done and not to a closed tool', () => {
  const now = show(analyse);
  expect(now.getByRole('link', { name: 'Ver como fazer' }).getAttribute('href')).toMatch(/^#/u);
  expect(now.getByText(/espera por ela/u)).toBeTruthy();
});

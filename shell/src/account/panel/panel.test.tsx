// @vitest-environment happy-dom
import { BADGES, newProfile, type PlanTask, type Profile } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Panel } from './panel.tsx';

afterEach(cleanup);

const task = (id: string, horizon: 30 | 60 | 90, completed: boolean): PlanTask => ({
  id,
  title: `Tarefa ${id}`,
  description: '',
  horizon,
  effortMinutes: 30,
  tool: null,
  doneWhen: '',
  evidenceAsked: '',
  gapId: null,
  completed,
});

function show(profile: Partial<Profile>): void {
  render(
    <SharedRouter>
      <Panel profile={{ ...newProfile('Ana Souza'), ...profile }} now={new Date('2026-03-10T12:00:00Z')} />
    </SharedRouter>,
  );
}

test('a new person is greeted, led to the diagnosis and told how plan and first badge come about', () => {
  show({});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Olá, Ana');
  expect(screen.getByRole('link', { name: 'Fazer o diagnóstico' }).getAttribute('href')).toBe(
    '/diagnostico-carreira',
  );
  expect(screen.getByText(/Nenhum selo ainda/)).toBeTruthy();
  expect(screen.getByText(/Seu plano aparece aqui/)).toBeTruthy();
});

test('after the diagnosis: result, badge with its day in São Paulo, tasks still open by their horizon', () => {
  const badge = { ...BADGES.protagonista_iniciante, achievedDate: '2026-03-02T01:30:00Z' };
  show({
    diagnosticoCompleto: true,
    points: 30,
    badges: [badge],
    careerPlan: [task('c', 90, false), task('a', 30, true), task('b', 60, false)],
  });
  expect(screen.getByRole('link', { name: 'Ver o resultado' }).getAttribute('href')).toBe(
    '/diagnostico/resultado',
  );
  expect(screen.getByText('Conquistado em 1 de março de 2026')).toBeTruthy();
  expect(screen.getByText('1 de 3 tarefas concluídas')).toBeTruthy();
  expect(screen.getAllByText(/^Tarefa /).map((item) => item.textContent)).toEqual(['Tarefa b', 'Tarefa c']);
});

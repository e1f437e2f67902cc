// @vitest-environment happy-dom
import { makeMapping, makeTask } from '@aura/shared-domain/testing';
import { createProfile, type BehaviorResult, type Profile } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ArchetypeSection } from './archetype-section.tsx';
import { DiagnosisSection } from './diagnosis-section.tsx';
import { PlanSection } from './plan-section.tsx';

afterEach(cleanup);

const task = (id: string, horizon: 30 | 60 | 90, completed: boolean) =>
  makeTask({ id, title: `Tarefa ${id}`, horizon, completed });

const mapping = makeMapping();

/** The cards of a person whose plan is kept here. */
function Cards({ start }: { readonly start: Profile }) {
  const [tasks, setTasks] = useState(start.careerPlan);
  const tick = (id: string, completed: boolean) =>
    setTasks((was) => was.map((one) => (one.id === id ? { ...one, completed } : one)));
  return (
    <SharedRouter>
      <DiagnosisSection profile={start} />
      <PlanSection tasks={tasks} doneBefore={2} onTask={tick} />
      <ArchetypeSection profile={start} />
    </SharedRouter>
  );
}

const show = (profile: Partial<Profile> = {}) =>
  render(<Cards start={{ ...createProfile('Ana Souza'), ...profile }} />);
const pathOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a new person gets a link to the diagnosis and an explanation of the plan', () => {
  show();
  expect(pathOf('Fazer o diagnóstico')).toBe('/diagnostico-carreira');
  expect(screen.getByText(/Seu plano aparece aqui/)).toBeTruthy();
});

test('after the diagnosis the card shows its result, and open tasks by their horizon', () => {
  show({
    diagnosticoCompleto: true,
    careerPlan: [task('c', 90, false), task('a', 30, true), task('b', 60, false)],
  });
  expect(pathOf('Ver o resultado')).toBe('/diagnostico/resultado');
  expect(pathOf('Ver o plano completo')).toBe('/diagnostico/resultado#plano');
  expect(screen.getByText('1 de 3 tarefas concluídas · 2 feitas antes')).toBeTruthy();
  expect(screen.getAllByText(/^Tarefa /).map((item) => item.textContent)).toEqual(['Tarefa b', 'Tarefa c']);
});

test('a ticked task can be unticked in its place', () => {
  show({ careerPlan: [task('a', 30, false), task('b', 60, false)] });
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tarefa a' });
  fireEvent.click(box());
  expect(box().checked).toBe(true);
  expect(screen.getByText('1 de 2 tarefas concluídas · 2 feitas antes')).toBeTruthy();
  fireEvent.click(box());
  expect(box().checked).toBe(false);
});

test.each([
  ['not done', {}, 'Não mapeado', 'Conhecer o mapeamento'],
  ['done', { behavioralTestCompleted: true, behavioralResult: mapping }, 'Obliger', 'Ver o resultado'],
  ['taken away', { behavioralTestCompleted: true }, 'Não mapeado', 'Fazer o mapeamento de novo'],
])('a mapping that was %s says so and links to its page', (_, profile, name, link) => {
  show(profile);
  expect(screen.getByText(name)).toBeTruthy();
  expect(pathOf(link)).toBe('/mapeamento-comportamental');
});

test('unclear answers are called undecided', () => {
  const between: NonNullable<BehaviorResult['between']> = ['obliger', 'rebel'];
  show({ behavioralTestCompleted: true, behavioralResult: { ...mapping, archetype: null, between } });
  expect(screen.getByText('Indefinido entre Obliger e Rebel')).toBeTruthy();
});

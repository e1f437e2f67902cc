// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createInitialState } from '../../wizard/state.ts';
import GoalStep from './goal-step.tsx';

afterEach(cleanup);

function renderWith(title: string): void {
  const initial = createInitialState('full');
  const state = { ...initial, goal: { ...initial.goal, title } };
  render(<GoalStep state={state} dispatch={() => undefined} goTo={() => undefined} />);
}
const findMeasured = () => screen.queryByText(/Vamos medir você como/)?.textContent;

test('a goal in own words says what the person is measured as', () => {
  renderWith('técnico de enfermagem de uti');
  expect(findMeasured()).toBe('Vamos medir você como: Técnico(a) de Enfermagem.');
});

test.each(['tecnico(a) de enfermagem', 'Enf'])('"%s" needs no explanation', (title) => {
  renderWith(title);
  expect(findMeasured()).toBeUndefined();
  expect(screen.queryByText(/Ainda não conhecemos/)).toBeNull();
});

test('an unknown goal asks for ads instead', () => {
  renderWith('Zzyzx quântico');
  expect(findMeasured()).toBeUndefined();
  expect(screen.getByText('Ainda não conhecemos bem este cargo')).toBeTruthy();
});

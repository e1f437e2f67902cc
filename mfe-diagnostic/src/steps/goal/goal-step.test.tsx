// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, expect, test } from 'vitest';
import { reduceWizard } from '../../wizard/reducer.ts';
import { createInitialState } from '../../wizard/state.ts';
import GoalStep from './goal-step.tsx';

afterEach(cleanup);

function Wizard({ title }: { readonly title: string }) {
  const initial = createInitialState('full');
  const [state, dispatch] = useReducer(reduceWizard, { ...initial, goal: { ...initial.goal, title } });
  return <GoalStep state={state} dispatch={dispatch} goTo={() => undefined} />;
}

const renderWith = (title: string) => render(<Wizard title={title} />);
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

test('a sure name offers others only when asked, and takes the one chosen', () => {
  renderWith('gerente de farmácia');
  expect(findMeasured()).toBe('Vamos medir você como: Gerente de Loja.');
  expect(screen.queryByRole('radio', { name: 'Farmacêutico(a)' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Trocar' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Farmacêutico(a)' }));
  expect(findMeasured()).toBe('Vamos medir você como: Farmacêutico(a).');
});

test('a name in doubt is not taken in silence, and none of those offered asks for ads', () => {
  renderWith('coordenador escolar');
  fireEvent.click(screen.getByRole('radio', { name: 'Nenhum destes' }));
  expect(findMeasured()).toBeUndefined();
  expect(screen.getByText(/Vamos medir pelo que você escrever/)).toBeTruthy();
  expect(screen.getByText('Ainda não conhecemos bem este cargo')).toBeTruthy();
});

test('another title forgets what was chosen for the one before', () => {
  renderWith('coordenador escolar');
  fireEvent.click(screen.getByRole('radio', { name: 'Nenhum destes' }));
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'motoboy' } });
  expect(findMeasured()).toBe('Vamos medir você como: Entregador(a) e Motoboy.');
});

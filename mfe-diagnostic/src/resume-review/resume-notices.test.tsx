// @vitest-environment happy-dom
import { emptyResume } from '@aura/shared-domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, expect, test } from 'vitest';
import { reduceWizard } from '../wizard/reducer.ts';
import { initialState, type WizardState } from '../wizard/state.ts';
import ReviewStep from './review-step.tsx';

afterEach(cleanup);

const stateWith = (unclassified: string[]): WizardState => ({
  ...initialState('full'),
  resume: {
    source: 'text',
    label: '',
    structure: { ...emptyResume(), unclassified },
    confidence: {},
    notices: [{ code: 'DADOS_PESSOAIS', message: 'Há dados pessoais.', excerpts: ['CPF 123.456.789-00'] }],
  },
});

function Step({ initial }: { readonly initial: WizardState }) {
  const [state, dispatch] = useReducer(reduceWizard, initial);
  return <ReviewStep state={state} dispatch={dispatch} goTo={() => {}} />;
}
const BUTTON = { name: 'Retirar todos os dados pessoais' };

test('one button takes the flagged lines away, says so and keeps the focus', () => {
  render(<Step initial={stateWith(['CPF 123.456.789-00', 'Falo em público'])} />);
  expect(screen.getByText('CPF 123.456.789-00', { selector: 'p' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', BUTTON));
  expect(screen.queryByText('CPF 123.456.789-00', { selector: 'p' })).toBeNull();
  expect(screen.getByText('Falo em público')).toBeTruthy();
  expect(screen.queryByText('Há dados pessoais.')).toBeNull();
  expect(document.activeElement?.textContent).toContain('foram retirados');
});

test('the button is not offered where the CV already goes without them', () => {
  render(<Step initial={stateWith(['Falo em público'])} />);
  expect(screen.getByText('Há dados pessoais.')).toBeTruthy();
  expect(screen.queryByRole('button', BUTTON)).toBeNull();
});

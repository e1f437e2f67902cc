// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useReducer, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reduceWizard } from '../../wizard/reducer.ts';
import { createInitialState } from '../../wizard/state.ts';
import { StepNavigation } from '../../wizard/step-navigation.tsx';
import { TellReading } from './pasted-text.ts';
import ResumeStep from './resume-step.tsx';

vi.mock('@aura/shared-session', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ status: 'anonymous' }),
}));
vi.mock('@aura/shared-session/lifecycles', async (original) => ({
  ...(await original<object>()),
  useMount: () => ({ baseUrl: 'http://localhost/', integrityOf: () => undefined }),
}));

const nothing = () => undefined;

function Step() {
  const [state, dispatch] = useReducer(reduceWizard, createInitialState('full'));
  const [reading, setReading] = useState(false);
  return (
    <>
      <TellReading value={setReading}>
        <ResumeStep state={state} dispatch={dispatch} goTo={nothing} />
      </TellReading>
      <StepNavigation
        state={state}
        step="curriculo"
        goTo={nothing}
        leave={nothing}
        hasMore={false}
        reading={reading}
      />
    </>
  );
}

// The reader never comes: what is looked at is the reading under way.
beforeEach(() => vi.stubGlobal('fetch', () => new Promise(nothing)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const paste = (value: string) =>
  fireEvent.change(screen.getByLabelText('Texto do currículo'), { target: { value } });
const bar = () =>
  [...document.querySelectorAll('[data-lower-bar] button')].map(({ textContent }) => textContent);

test('with a pasted text the bar reads it instead of going on without a CV', () => {
  render(<Step />);
  expect(bar()).toEqual(['Voltar', 'Não tenho currículo agora']);
  paste('Analista de dados na Acme');
  expect(bar()).toEqual(['Voltar', 'Ler este texto']);
  paste('  ');
  expect(bar()).toEqual(['Voltar', 'Não tenho currículo agora']);
});

test('the bar starts the reading, says so', async () => {
  render(<Step />);
  paste('Analista de dados na Acme');
  fireEvent.click(screen.getByRole('button', { name: 'Ler este texto' }));
  expect(await screen.findByText('Lendo seu currículo')).toBeTruthy();
  expect(bar()).toEqual(['Voltar', 'Lendo o texto…']);
});

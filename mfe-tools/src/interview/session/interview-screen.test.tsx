// @vitest-environment happy-dom
import type { Interview } from '@aura/shared-domain';
import { makeGradedAnswer, makeInterview, makeQuestion } from '@aura/shared-interview/testing';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { reduceInterview } from '../draft/reducer.ts';
import { createInitialDraft } from '../draft/state.ts';
import { Begun } from '../home/begun-simulation.tsx';
import { InterviewScreen } from './interview-screen.tsx';

const TEXT = 'Em 2023 eu organizei o estoque da loja e a contagem caiu de dois dias para um.';
const backend = vi.hoisted(() => ({ interview: null as unknown, answer: null as unknown }));
vi.mock('@aura/shared-session', () => ({
  useSession: () => ({ status: 'anonymous' }),
  getSession: () => ({ status: 'anonymous' }),
  refreshProfile: async () => undefined,
  collection: () => ({ load: async () => ({ ok: true, value: backend.interview }) }),
  call: async () => ({
    ok: true,
    value: { graded: true, answer: backend.answer, charged: false, newBadges: [] },
  }),
}));

afterEach(cleanup);

const question = (id: string) =>
  makeQuestion({ id, topic: 'delivery', shape: 'story', text: `Pergunta ${id}?` });
const GRADED = makeGradedAnswer(TEXT, {});

function Resumed() {
  const [draft, dispatch] = useReducer(reduceInterview, createInitialDraft(''));
  return (
    <SharedRouter accepts={() => true}>
      <InterviewScreen
        id="i-1"
        question={null}
        draft={draft}
        dispatch={dispatch}
        saving={{ status: 'idle', saveNow: () => undefined, clear: async () => undefined }}
      />
    </SharedRouter>
  );
}

async function resume(interview: Interview) {
  Object.assign(backend, { interview, answer: GRADED });
  render(<Resumed />);
  await screen.findByRole('heading', { level: 1, name: /^Pergunta/u });
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a resumed simulation opens at its first open question and stays there to show the grade', async () => {
  await resume(makeInterview([[question('q-1'), GRADED], [question('q-2')], [question('q-3')]]));
  expect(title()).toBe('Pergunta 2 de 3');
  fireEvent.change(screen.getByLabelText('Sua resposta'), { target: { value: TEXT } });
  fireEvent.click(screen.getByRole('button', { name: 'Avaliar resposta' }));
  expect(await screen.findByRole('heading', { name: 'Sua resposta avaliada' })).toBeTruthy();
  expect(title()).toBe('Pergunta 2 de 3');
});

test('the last grade of a resumed simulation leads to the report and not to the first question', async () => {
  await resume(makeInterview([[question('q-1'), GRADED], [question('q-2')]]));
  fireEvent.change(screen.getByLabelText('Sua resposta'), { target: { value: TEXT } });
  fireEvent.click(screen.getByRole('button', { name: 'Avaliar resposta' }));
  expect(await screen.findByRole('button', { name: 'Terminar e ver o relatório' })).toBeTruthy();
  expect(title()).toBe('Pergunta 2 de 2');
  cleanup();
  await resume(
    makeInterview([
      [question('q-1'), GRADED],
      [question('q-2'), GRADED],
    ]),
  );
  expect(title()).toBe('Pergunta 2 de 2');
});

test('the set-up page leads back to the newest simulation that was not ended, at its question', () => {
  const begun = makeInterview([[question('q-1'), GRADED], [question('q-2')]]);
  const ended = { ...begun, finishedAt: new Date('2026-03-02T12:00:00Z') };
  const show = (...values: readonly (Interview | null)[]) =>
    render(
      <SharedRouter accepts={() => true}>
        <Begun interviews={values.map((value, index) => ({ id: `i-${index}`, value }))} />
      </SharedRouter>,
    );
  show(null, ended, begun);
  expect(screen.getByText('Analista de logística: pergunta 2 de 2.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continuar a simulação' }).getAttribute('href')).toBe(
    '/simulador-entrevista?entrevista=i-2',
  );
  cleanup();
  show(ended);
  expect(screen.queryByRole('link')).toBeNull();
});

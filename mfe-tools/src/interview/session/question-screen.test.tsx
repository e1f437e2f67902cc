// @vitest-environment happy-dom
import { makeGradedAnswer, makeInterview, makeAnalysis, makeQuestion } from '@aura/shared-interview/testing';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AnswerView } from '../answer/answer-view.tsx';
import { reduceInterview } from '../draft/reducer.ts';
import { createInitialDraft } from '../draft/state.ts';
import { QuestionScreen } from './question-screen.tsx';

afterEach(cleanup);

const TEXT = 'Em 2023 eu organizei o estoque da loja e a contagem caiu de dois dias para um.';
const questionOf = (id: string, shape: 'story' | 'plan') =>
  makeQuestion({ id, topic: 'delivery', shape, text: `Pergunta ${id}?` });
const INTERVIEW = makeInterview([
  [questionOf('q-1', 'story'), makeGradedAnswer(TEXT, {})],
  [questionOf('q-2', 'plan')],
]);

function Shown({ index }: { readonly index: number }) {
  const [draft, dispatch] = useReducer(reduceInterview, createInitialDraft(''));
  const question = INTERVIEW.questions[index];
  if (!question) throw new Error('no such question');
  return (
    <SharedRouter accepts={() => true}>
      <QuestionScreen
        at={{ id: 'i-1', interview: INTERVIEW, index, question }}
        draft={draft}
        dispatch={dispatch}
        saving={{ status: 'idle', saveNow: () => undefined, clear: async () => undefined }}
        onChanged={() => undefined}
      />
    </SharedRouter>
  );
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Sua resposta');

test('a second try starts with the graded text, and can return to the grade', () => {
  render(<Shown index={0} />);
  fireEvent.click(screen.getByRole('button', { name: 'Responder de novo' }));
  expect(field().value).toBe(TEXT);
  fireEvent.click(screen.getByRole('button', { name: 'Voltar à avaliação' }));
  expect(screen.getByRole('heading', { name: 'Sua resposta avaliada' })).toBeTruthy();
});

test('the screen names a text without a grade before the report', () => {
  render(<Shown index={1} />);
  const note = () => screen.queryByText(/ficaria fora do relatório/u);
  expect(note()).toBeNull();
  fireEvent.change(field(), { target: { value: 'Eu olharia primeiro as notas de entrada.' } });
  expect(note()).not.toBeNull();
});

test('a case lists the parts of a plan', () => {
  render(<Shown index={1} />);
  expect(screen.getByText(/os passos e como saberia que deu certo/u)).toBeTruthy();
});

test('an answer without a stronger version has no section for it', () => {
  render(<Shown index={0} />);
  expect(screen.getByText('Melhore primeiro')).toBeTruthy();
  expect(screen.queryByText('Versão mais forte')).toBeNull();
});

test('the lower bar leads on from a graded question, and has an open one graded', () => {
  const { unmount } = render(<Shown index={0} />);
  const next = screen.getByRole('link', { name: 'Próxima pergunta' });
  expect(next.closest('[data-lower-bar]')?.textContent).toContain('1 de 2 avaliadas');
  unmount();
  render(<Shown index={1} />);
  const submit = screen.getByRole('button', { name: 'Avaliar resposta' });
  expect(submit.closest('[data-lower-bar]')?.textContent).not.toContain('Próxima pergunta');
});

test('the English of an answer has its own grade, and each mishap its correct form', () => {
  const question = makeQuestion({ language: 'en' });
  const english = {
    version: 'ing-1.1',
    value: 82,
    mishaps: [{ start: 0, end: 7, said: 'peoples', better: 'people', why: '“People” já é plural.' }],
  };
  const answer = makeGradedAnswer('peoples', {}, makeAnalysis({ english }));
  render(
    <AnswerView
      at={{ id: 'i-1', interview: makeInterview([[question, answer]]), index: 0, question }}
      answer={answer}
      titleRef={null}
    />,
  );
  expect(screen.getByRole('heading', { name: 'O seu inglês: 82 de 100' })).toBeTruthy();
  expect(screen.getByText('people')).toBeTruthy();
  expect(screen.getByText('“People” já é plural.')).toBeTruthy();
});

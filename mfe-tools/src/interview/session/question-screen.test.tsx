// @vitest-environment happy-dom
import { InterviewSchema, makeScore, type Interview } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { reduceInterview } from '../draft/reducer.ts';
import { initialDraft } from '../draft/state.ts';
import { QuestionScreen } from './question-screen.tsx';

afterEach(cleanup);

const TEXT = 'Em 2023 eu organizei o estoque da loja e a contagem caiu de dois dias para um.';
const questionOf = (id: string, shape: 'story' | 'plan') => ({
  id,
  topic: 'delivery' as const,
  level: null,
  language: 'pt' as const,
  shape,
  text: `Pergunta ${id}?`,
  evaluates: 'Como a pessoa entrega.',
  strongSigns: [],
  weakSigns: [],
  words: [],
  followUps: {},
});
const INTERVIEW: Interview = v.parse(InterviewSchema, {
  createdAt: new Date('2026-03-01T12:00:00Z'),
  setup: { savedJobId: null, role: 'Estoquista', level: 'mid', kind: 'manager', questions: 3, mode: 'text' },
  job: null,
  questions: [questionOf('q-1', 'story'), questionOf('q-2', 'plan')],
  repeatOf: null,
  chargedAt: null,
  answers: [
    {
      questionId: 'q-1',
      attempts: [
        {
          text: TEXT,
          addition: null,
          speech: null,
          gradedAt: new Date('2026-03-01T12:05:00Z'),
          analysis: {
            score: makeScore('ent-1.0', { dimensions: [], ceilings: [] }),
            rating: 3,
            anchor: 'Dá para seguir a história.',
            passages: [],
            worked: [],
            improve: [],
            counts: {
              words: 16,
              sentences: 1,
              numbers: 1,
              firstPersonShare: null,
              fillers: [],
              wordsPerMinute: null,
              fillersPerMinute: null,
              longPauses: null,
            },
            toneTip: null,
            followUp: null,
            stronger: { text: '', facts: [], gaps: [], writtenBy: 'template' },
            alerts: [],
            repeats: null,
          },
        },
      ],
    },
  ],
  finishedAt: null,
  report: null,
  writer: null,
});

function Shown({ index }: { readonly index: number }) {
  const [draft, dispatch] = useReducer(reduceInterview, initialDraft(''));
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

test('whoever answers again begins with what was graded, and may go back to the grade', () => {
  render(<Shown index={0} />);
  fireEvent.click(screen.getByRole('button', { name: 'Responder de novo' }));
  expect(field().value).toBe(TEXT);
  fireEvent.click(screen.getByRole('button', { name: 'Voltar à avaliação' }));
  expect(screen.getByRole('heading', { name: 'Sua resposta avaliada' })).toBeTruthy();
});

test('a text that was not graded is named before the report is made', () => {
  render(<Shown index={1} />);
  const note = () => screen.queryByText(/ficaria fora do relatório/u);
  expect(note()).toBeNull();
  fireEvent.change(field(), { target: { value: 'Eu olharia primeiro as notas de entrada.' } });
  expect(note()).not.toBeNull();
});

test('a case says what belongs into a plan', () => {
  render(<Shown index={1} />);
  expect(screen.getByText(/os passos e como saberia que deu certo/u)).toBeTruthy();
});

test('an answer that cannot be told better has no section for it', () => {
  render(<Shown index={0} />);
  expect(screen.getByRole('heading', { name: 'O que melhorar' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Versão mais forte' })).toBeNull();
});

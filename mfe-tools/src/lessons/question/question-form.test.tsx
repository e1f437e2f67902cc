// @vitest-environment happy-dom
import type { Question } from '@aura/shared-lessons';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { QuestionForm } from './question-form.tsx';
import { describeRightAnswer } from './right-answer.ts';

afterEach(cleanup);

const base = { id: 'q', explanation: 'Porque sim.' };
const CHOICE: Question = { ...base, kind: 'choice', prompt: 'Qual?', options: ['A', 'B', 'C'], right: 2 };
const TRUE_FALSE: Question = { ...base, kind: 'trueFalse', prompt: 'É assim.', right: false };
const GAP: Question = { ...base, kind: 'gap', prompt: 'Leia o ____.', accepted: ['anúncio', 'edital'] };

function answersOf(question: Question, act: () => void): readonly (number | string)[] {
  const given: (number | string)[] = [];
  render(<QuestionForm question={question} busy={false} onAnswer={(answer) => given.push(answer)} />);
  act();
  fireEvent.click(screen.getByRole('button', { name: 'Conferir' }));
  return given;
}

test.each([
  ['a choice', CHOICE, () => fireEvent.click(screen.getByRole('radio', { name: 'B' })), 1],
  ['a statement', TRUE_FALSE, () => fireEvent.click(screen.getByRole('radio', { name: 'Falso' })), 1],
  [
    'a gap',
    GAP,
    () => fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Edital ' } }),
    'Edital',
  ],
] as const)('%s can be answered', (_, question, act, answer) => {
  expect(answersOf(question, act)).toEqual([answer]);
});

test.each([
  ['a choice', CHOICE, 'Escolha uma resposta.'],
  ['a gap', GAP, 'Escreva o que completa a frase.'],
] as const)('%s without an answer names the missing part and is not sent', (_, question, text) => {
  expect(answersOf(question, () => undefined)).toEqual([]);
  expect(screen.getByText(text)).toBeTruthy();
});

test('shows the right answer in words', () => {
  expect([CHOICE, TRUE_FALSE, GAP].map(describeRightAnswer)).toEqual(['C', 'Falso', 'anúncio']);
});

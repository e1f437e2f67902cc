import type { GradedAnswer, Interview } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { chooseFirstText, countUnsentAnswers } from './unsent-answers.ts';
import { reduceInterview } from './reducer.ts';
import { buildAnswerKey, createInitialDraft } from './state.ts';

const graded = (text: string) => ({ text, addition: null }) as GradedAnswer;
const interview = {
  questions: [{ id: 'q-1' }, { id: 'q-2' }],
  answers: [{ questionId: 'q-1', attempts: [graded('Em 2023 eu organizei o estoque.')] }],
} as unknown as Interview;
const typed = (questionId: string, text: string) =>
  reduceInterview(createInitialDraft(''), {
    type: 'answerChanged',
    interviewId: 'i-1',
    key: buildAnswerKey(questionId, 'answer'),
    patch: { text },
  });

test('counts texts without a grade, and no graded text without changes', () => {
  expect(countUnsentAnswers(typed('q-2', 'Em 2024 eu comecei…'), 'i-1', interview)).toBe(1);
  expect(countUnsentAnswers(typed('q-1', 'Em 2023 eu organizei o estoque.'), 'i-1', interview)).toBe(0);
  expect(countUnsentAnswers(typed('q-1', 'Em 2023 eu reorganizei o estoque.'), 'i-1', interview)).toBe(1);
  expect(countUnsentAnswers(typed('q-2', 'Em 2024 eu comecei…'), 'i-2', interview)).toBe(0);
});

test('a second try starts with the graded text, unless another text exists or the answer is spoken', () => {
  expect(chooseFirstText('', { text: 'Em 2023…', addition: 'Caiu de 8 para 5.' }, 'text')).toBe(
    'Em 2023…\n\nCaiu de 8 para 5.',
  );
  expect(chooseFirstText('Em 2024…', graded('Em 2023…'), 'text')).toBe('Em 2024…');
  expect(chooseFirstText('', graded('Em 2023…'), 'voice')).toBe('');
});

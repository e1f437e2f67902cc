import { expect, test } from 'vitest';
import { findAnswerDraft, reduceInterview } from './reducer.ts';
import { buildAnswerKey, createInitialDraft, parseDraft } from './state.ts';

const at = { interviewId: 'entrevista-1', key: buildAnswerKey('com-j-1', 'answer') };
const typed = (text: string) => ({ type: 'answerChanged', ...at, patch: { text, seconds: 12 } }) as const;

test('a changed text is another request; a later clock is the same', () => {
  const begun = reduceInterview(createInitialDraft('Enfermeira'), typed('Em 2023 eu…'));
  const sent = reduceInterview(begun, { type: 'answerPrepared', ...at, requestId: 'pedido-1' });
  expect(findAnswerDraft(reduceInterview(sent, typed('Em 2023 eu…')), at).requestId).toBe('pedido-1');
  expect(findAnswerDraft(reduceInterview(sent, typed('Em 2024 eu…')), at).requestId).toBeNull();
});

test('the title tells the level, as far as it says one', () => {
  const levelOf = (role: string) => createInitialDraft(role).setup.level;
  expect(['Gerente de Logística', 'Jovem Aprendiz', 'Enfermeira'].map(levelOf)).toEqual([
    'senior',
    'junior',
    'mid',
  ]);
});

test('a graded answer loses its draft, and the others stay', () => {
  const other = { ...at, key: buildAnswerKey('com-j-2', 'answer') };
  const two = reduceInterview(reduceInterview(createInitialDraft(''), typed('um')), {
    ...typed('dois'),
    ...other,
  });
  const graded = reduceInterview(two, { type: 'answerGraded', ...at });
  expect(findAnswerDraft(graded, at).text).toBe('');
  expect(findAnswerDraft(graded, other).text).toBe('dois');
});

test('drafts of other simulations stay up to a limit', () => {
  const begun = ['entrevista-1', 'entrevista-2', 'entrevista-3'].reduce(
    (state, interviewId) => reduceInterview(state, { ...typed(interviewId), interviewId }),
    createInitialDraft(''),
  );
  expect(findAnswerDraft(begun, at).text).toBe('entrevista-1');
  const fourth = reduceInterview(begun, { ...typed('entrevista-4'), interviewId: 'entrevista-4' });
  expect(findAnswerDraft(fourth, at).text).toBe('');
  expect(findAnswerDraft(fourth, { ...at, interviewId: 'entrevista-2' }).text).toBe('entrevista-2');
});

test('a changed setup is another request', () => {
  const prepared = reduceInterview(createInitialDraft(''), { type: 'startPrepared', requestId: 'pedido-1' });
  expect(
    reduceInterview(prepared, { type: 'setupChanged', patch: { role: 'Motorista' } }).requestId,
  ).toBeNull();
});

test('a stored draft comes back, and another shape does not', () => {
  const state = reduceInterview(createInitialDraft('Vendedora'), typed('um'));
  expect(parseDraft(JSON.parse(JSON.stringify(state)))).toEqual(state);
  expect(parseDraft({ ...state, shape: 0 })).toBeNull();
});

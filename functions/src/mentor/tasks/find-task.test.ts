import { expect, test } from 'vitest';
import type { MentorAction, MentorAnswer } from '@aura/shared-domain';
import { STEP } from '../../../test-support/mentor/coach.ts';
import { findTask } from './find-task.ts';

const withActions = (...actions: MentorAction[]): MentorAnswer => ({
  intent: 'plan',
  parts: [],
  sources: [],
  factsUsed: [],
  actions,
});
const opening = (path: string): MentorAction => ({ type: 'open', label: 'Abrir', path });

test('the next step is a task for the month, done in the tool that the answer opens', () => {
  expect(
    findTask(withActions(opening('/micro-learnings/artigo'), opening('/otimizador-curriculo'), STEP)),
  ).toEqual({
    id: expect.stringMatching(/^mentor_[0-9a-f]{16}$/),
    title: STEP.title,
    description: STEP.description,
    horizon: 30,
    effortMinutes: 15,
    tool: '/otimizador-curriculo',
    doneWhen: STEP.doneWhen,
    evidenceAsked: '',
    gapId: null,
    completed: false,
  });
});

test('without a tool the mentor does it, and a reading task has none', () => {
  expect(findTask(withActions(STEP))?.tool).toBe('/mentor-ia');
  expect(findTask(withActions(STEP, opening('/micro-learnings/artigo')))?.tool).toBe('/mentor-ia');
});

test('the same step has the same id, another one another', () => {
  const id = findTask(withActions(STEP))?.id;
  expect(findTask(withActions(opening('/perfil'), STEP))?.id).toBe(id);
  expect(findTask(withActions({ ...STEP, description: 'Outra' }))?.id).not.toBe(id);
});

test('an answer without a step gives none', () => {
  expect(findTask(withActions(opening('/perfil')))).toBeNull();
});

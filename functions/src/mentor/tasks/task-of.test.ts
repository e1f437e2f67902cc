import { expect, test } from 'vitest';
import type { MentorAction, MentorAnswer } from '@aura/shared-domain';
import { STEP } from '../../../test-support/mentor/coach.ts';
import { taskOf } from './task-of.ts';

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
    taskOf(withActions(opening('/micro-learnings/artigo'), opening('/otimizador-curriculo'), STEP)),
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

test('without a tool it is done with the mentor, and what is there to be read is none', () => {
  expect(taskOf(withActions(STEP))?.tool).toBe('/mentor-ia');
  expect(taskOf(withActions(STEP, opening('/micro-learnings/artigo')))?.tool).toBe('/mentor-ia');
});

test('the same step has the same id, another one another', () => {
  const id = taskOf(withActions(STEP))?.id;
  expect(taskOf(withActions(opening('/perfil'), STEP))?.id).toBe(id);
  expect(taskOf(withActions({ ...STEP, description: 'Outra' }))?.id).not.toBe(id);
});

test('an answer without a step gives none', () => {
  expect(taskOf(withActions(opening('/perfil')))).toBeNull();
});

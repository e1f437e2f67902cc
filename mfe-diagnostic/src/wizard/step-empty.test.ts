import { expect, test } from 'vitest';
import { createInitialState } from './state.ts';
import { isStepSkipped } from './step-empty.ts';

const state = createInitialState('full');

test('a step without an answer was skipped, and with one it was not', () => {
  expect(isStepSkipped('experiencias', state)).toBe(true);
  const hiddenExperiences = [{ kind: 'care' as const, description: 'Cuidei da minha avó.' }];
  expect(isStepSkipped('experiencias', { ...state, hiddenExperiences })).toBe(false);
});

test('to explore without a target role is an answer', () => {
  expect(isStepSkipped('objetivo', state)).toBe(true);
  expect(isStepSkipped('objetivo', { ...state, goal: { ...state.goal, exploring: true } })).toBe(false);
});

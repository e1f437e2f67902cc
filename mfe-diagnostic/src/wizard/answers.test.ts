import { DiagnosisAnswersSchema, createEmptyResume } from '@aura/shared-domain';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { buildAnswers } from './answers.ts';
import { createInitialState, type WizardState } from './state.ts';

const filled: WizardState = {
  ...createInitialState('full'),
  goal: {
    ...createInitialState('full').goal,
    title: '  Analista de Dados ',
    salaryFloor: 'R$ 4.000',
    referenceJobs: ['Vaga', '  '],
  },
  hiddenExperiences: [
    { kind: 'care', description: ' Cuidei da minha avó. ' },
    { kind: 'gig', description: '   ' },
  ],
  interests: { ratings: { r1: 5 }, elapsedMs: 4000 },
  anchors: { p1: 'a' },
  selfRatings: {
    sql: { level: 3, proof: ' Painel ' },
    python: { level: null, proof: 'escrevi sem nota' },
    carpentry: { level: 4, proof: 'de outro objetivo' },
  },
  context: { hoursPerWeek: null, budget: 'upTo100', accessibility: '' },
};

test('an empty set of answers is valid, with every part missing', () => {
  const answers = buildAnswers(createInitialState('full'), []);
  expect(v.is(DiagnosisAnswersSchema, answers)).toBe(true);
  expect(answers).toMatchObject({
    resume: null,
    interests: null,
    anchors: null,
    context: null,
    selfRatings: [],
  });
});

test('texts lose loose spaces, empty entries disappear, the salary becomes a number', () => {
  const answers = buildAnswers(filled, ['sql']);
  expect(answers.goal).toMatchObject({
    title: 'Analista de Dados',
    salaryFloor: 4000,
    referenceJobs: ['Vaga'],
  });
  expect(answers.hiddenExperiences).toEqual([{ kind: 'care', description: 'Cuidei da minha avó.' }]);
});

test('sends only rated skills of the current goal', () => {
  expect(buildAnswers(filled, ['sql', 'python']).selfRatings).toEqual([
    { skillId: 'sql', level: 3, proof: 'Painel' },
  ]);
});

test('the quick variant omits the parts that it does not ask for', () => {
  const quick = buildAnswers({ ...filled, variant: 'quick' }, ['sql']);
  expect(quick).toMatchObject({ hiddenExperiences: [], interests: null, anchors: null, context: null });
  expect(quick.selfRatings).toHaveLength(1);
});

test('exploring sends no role, not even a typed one', () => {
  const exploring = { ...filled, goal: { ...filled.goal, exploring: true } };
  expect(buildAnswers(exploring, []).goal).toMatchObject({ title: '', referenceJobs: [] });
});

test('an incomplete context takes the defaults of the page', () => {
  expect(buildAnswers(filled, []).context).toEqual({ hoursPerWeek: 3, budget: 'upTo100', accessibility: '' });
});

test('a half-typed CV is sent without its empty lines', () => {
  const structure = { ...createEmptyResume(), skills: ['SQL', '', ' Excel '] };
  const state: WizardState = {
    ...filled,
    resume: { source: 'text', label: '', structure, confidence: {}, notices: [] },
  };
  expect(buildAnswers(state, []).resume?.skills).toEqual(['SQL', 'Excel']);
});

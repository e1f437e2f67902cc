import { createEmptyResume, type DiagnosisAnswers } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { buildAnswers } from './answers.ts';
import { createStateFrom } from './measure-again.ts';

const ANSWERS: DiagnosisAnswers = {
  goal: {
    title: 'Analista de Dados',
    horizonMonths: 12,
    contract: 'clt',
    workModel: 'hybrid',
    location: 'Recife',
    salaryFloor: 3500.5,
    constraints: 'Sem viagens',
    referenceJobs: ['Vaga de analista'],
  },
  resume: { ...createEmptyResume(), summary: 'Analiso dados.' },
  hiddenExperiences: [{ kind: 'care', description: 'Cuidei da casa.' }],
  interests: { ratings: { r1: 4 }, elapsedMs: 9000 },
  anchors: { p1: 'b' },
  selfRatings: [{ skillId: 'sql', level: 3, proof: 'Relatórios mensais' }],
  context: { hoursPerWeek: 5, budget: 'none', accessibility: 'Leitor de tela' },
};

test('earlier answers are the same when sent again', () => {
  const resume = {
    source: 'profile',
    label: 'x',
    structure: createEmptyResume(),
    confidence: {},
    notices: [],
  } as const;
  const structure = { ...resume.structure, summary: 'Analiso dados.' };
  const state = createStateFrom({
    variant: 'full',
    answers: ANSWERS,
    resume: { ...resume, structure, notices: [] },
  });
  expect(state.step).toBe('revisao');
  expect(buildAnswers(state, ['sql'])).toEqual(ANSWERS);
});

test('an unanswered part is still open', () => {
  const bare = {
    ...ANSWERS,
    interests: null,
    anchors: null,
    context: null,
    selfRatings: [],
    hiddenExperiences: [],
  };
  const exploring = { ...bare, goal: { ...bare.goal, title: '', salaryFloor: null, referenceJobs: [] } };
  const state = createStateFrom({ variant: 'full', answers: exploring, resume: null });
  expect(state.goal.exploring).toBe(true);
  expect(buildAnswers(state, [])).toEqual({ ...exploring, resume: null });
});

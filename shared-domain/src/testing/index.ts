import type { BehaviorResult } from '../behavior/result.ts';
import type { DiagnosisAnswers, Goal } from '../diagnosis/answers.ts';
import type { DiagnosisResult, PlanTask } from '../diagnosis/result.ts';
import { makeScore } from '../score/score.ts';

/** Values as tests need them: each with as little in it as there can be, and what the test is about put over that. */

/** A task of a plan; its id is the default of `title`. */
export const makeTask = (changes: Partial<PlanTask> & Pick<PlanTask, 'id'>): PlanTask => ({
  title: changes.id,
  description: '',
  horizon: 30,
  effortMinutes: 30,
  tool: null,
  doneWhen: '',
  evidenceAsked: '',
  gapId: null,
  completed: false,
  ...changes,
});

/** The answers of a person who skips all optional questions. */
export const makeAnswers = (
  goal: Partial<Goal> = {},
  changes: Partial<Omit<DiagnosisAnswers, 'goal'>> = {},
): DiagnosisAnswers => ({
  goal: {
    title: '',
    horizonMonths: 6,
    contract: 'any',
    workModel: 'any',
    location: '',
    salaryFloor: null,
    constraints: '',
    referenceJobs: [],
    ...goal,
  },
  resume: null,
  hiddenExperiences: [],
  interests: null,
  anchors: null,
  selfRatings: [],
  context: null,
  ...changes,
});

/** A full diagnosis that found nothing. */
export const makeDiagnosis = (changes: Partial<DiagnosisResult> = {}): DiagnosisResult => ({
  version: 'diag-1.0',
  variant: 'full',
  generatedAt: '2026-03-10T12:00:00Z',
  inputHash: 'abcdef',
  goal: { title: 'Analista de Dados', occupationId: null, horizonMonths: 6 },
  readiness: makeScore('diag-1.0', { dimensions: [], ceilings: [] }),
  interests: null,
  anchors: [],
  strengths: [],
  gaps: [],
  paths: [],
  plan: [],
  risks: [],
  whatWouldChange: [],
  notices: [],
  ...changes,
});

/** A behavioural mapping of a person who meets the expectations of others. */
export const makeMapping = (changes: Partial<BehaviorResult> = {}): BehaviorResult => ({
  version: 'comp-1.0',
  archetype: 'obliger',
  between: null,
  outer: 0.5,
  inner: -0.5,
  margin: 0.5,
  confidence: 'high',
  decisiveItems: [],
  consent: 1,
  answeredAt: '2026-03-02T01:30:00Z',
  ...changes,
});

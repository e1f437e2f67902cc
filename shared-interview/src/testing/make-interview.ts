import {
  type AnswerAnalysis,
  type AnswerDimension,
  type GradedAnswer,
  type Interview,
  type InterviewQuestion,
  makeScore,
} from '@aura/shared-domain';
import { ANSWER_LABELS, ANSWER_WEIGHTS } from '../scoring/table.ts';

type Values = Partial<Record<AnswerDimension, number>>;

/** An analysis that found nothing worth a word, with what a test is about. */
export const makeAnalysis = (changes: Partial<AnswerAnalysis> = {}): AnswerAnalysis => ({
  score: makeScore('ent-1.0', { dimensions: [], ceilings: [] }),
  rating: 3,
  anchor: 'Conta o que fez, com poucos detalhes.',
  passages: [],
  worked: [],
  improve: [],
  counts: {
    words: 100,
    sentences: 6,
    numbers: 1,
    firstPersonShare: 1,
    fillers: [],
    wordsPerMinute: null,
    fillersPerMinute: null,
    longPauses: null,
  },
  toneTip: null,
  english: null,
  followUp: null,
  stronger: { text: '', facts: [], gaps: [], writtenBy: 'template' },
  alerts: [],
  repeats: null,
  ...changes,
});

/** A graded answer with the values that a test is about. */
export function makeGradedAnswer(
  text: string,
  values: Values,
  {
    addition = null,
    at = '2026-03-01T12:00:00Z',
    ...analysis
  }: Partial<AnswerAnalysis> & {
    readonly addition?: string | null;
    readonly at?: string;
  } = {},
): GradedAnswer {
  const dimensions = (Object.keys(ANSWER_LABELS) as AnswerDimension[]).map((id) => ({
    id,
    label: ANSWER_LABELS[id],
    weight: ANSWER_WEIGHTS[id],
    value: values[id] ?? null,
    rule: '',
    evidence: [],
    howToImprove: `Como melhorar ${id}.`,
  }));
  return {
    text,
    addition,
    speech: null,
    gradedAt: new Date(at),
    analysis: makeAnalysis({ score: makeScore('ent-1.0', { dimensions, ceilings: [] }), ...analysis }),
  };
}

/** A simulation with some questions, each with its attempts. */
export const makeInterview = (
  asked: readonly (readonly [InterviewQuestion, ...GradedAnswer[]])[],
  fields: Partial<Interview> = {},
): Interview => ({
  createdAt: new Date('2026-03-01T12:00:00Z'),
  setup: {
    savedJobId: null,
    role: 'Analista de logística',
    level: 'mid',
    kind: 'hr',
    questions: Math.max(3, asked.length),
    mode: 'text',
  },
  job: null,
  questions: asked.map(([question]) => question),
  repeatOf: null,
  chargedAt: null,
  answers: asked.flatMap(([{ id: questionId }, ...attempts]) =>
    attempts.length > 0 ? [{ questionId, attempts }] : [],
  ),
  finishedAt: null,
  report: null,
  writer: null,
  ...fields,
});

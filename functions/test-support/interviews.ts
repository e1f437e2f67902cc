import { randomUUID } from 'node:crypto';
import {
  err,
  makeScore,
  ok,
  type AnswerAnalysis,
  type AnswerInterviewRequest,
  type Interview,
  type StartInterviewRequest,
} from '@aura/shared-domain';
import { makeAnalysis, makeQuestion } from '@aura/shared-interview/testing';
import type { InterviewEngine } from '../src/interview/engine.ts';

/** Questions that the small engine knows. */
const QUESTIONS = Array.from({ length: 40 }, (_, i) =>
  makeQuestion({ id: `q${i}`, text: `Conte uma situação de número ${i}.` }),
);

const analysisOf = (text: string): AnswerAnalysis =>
  makeAnalysis({
    score: makeScore('ent-1.0', {
      dimensions: [
        {
          id: 'structure',
          label: 'Estrutura',
          weight: 1,
          value: Math.min(100, text.length),
          rule: '',
          evidence: [],
        },
      ],
      ceilings: [],
    }),
    stronger: { text, facts: [], gaps: [], writtenBy: 'template' },
  });

/**
 * A small engine of known behaviour: the first questions that were not asked yet, no grade for less than five words,
 * the length of a text as its grade.
 */
export const interviewEngine: InterviewEngine = {
  choose: ({ setup, asked }) => QUESTIONS.filter(({ id }) => !asked.includes(id)).slice(0, setup.questions),
  analyse: ({ text }) =>
    text.split(/\s+/u).length < 5
      ? err({ reason: 'tooShort', message: 'Conte mais: a resposta é curta demais.' })
      : ok(analysisOf(text)),
  report: ({ questions, answers }) => ({
    version: 'ent-1.0',
    overall: null,
    dimensions: [],
    answered: answers.length,
    skipped: questions.length - answers.length,
    ready: [],
    review: [],
    vocabulary: [],
  }),
};

/** A request that the backend accepts. */
export function startRequest(
  changes: Partial<Omit<StartInterviewRequest, 'setup'>> & Partial<StartInterviewRequest['setup']> = {},
): StartInterviewRequest {
  const { requestId = randomUUID(), repeatOf = null, ...setup } = changes;
  return {
    requestId,
    repeatOf,
    setup: {
      savedJobId: null,
      role: 'Analista de dados',
      level: 'mid',
      kind: 'manager',
      questions: 4,
      mode: 'text',
      ...setup,
    },
  };
}

export const ANSWER = 'Em 2022 organizei o estoque da loja e reduzi as perdas em 12%.';

/** The body of a valid request; the id of the simulation is in the path. */
export const answerRequest = (
  questionId: string,
  changes: Partial<AnswerInterviewRequest> = {},
): Omit<AnswerInterviewRequest, 'id'> => ({
  requestId: randomUUID(),
  questionId,
  part: 'answer',
  text: ANSWER,
  speech: null,
  ...changes,
});

/** Ids of the questions of a simulation. */
export const questionIds = ({ questions }: Pick<Interview, 'questions'>): string[] =>
  questions.map(({ id }) => id);

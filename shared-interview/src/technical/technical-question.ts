import type { InterviewQuestion } from '@aura/shared-domain';
import { TECHNICAL } from '../generated/technical.ts';
import type { TechnicalQuestion } from './expected.ts';

/** Those of every trade. */
export const TECHNICAL_QUESTIONS: readonly TechnicalQuestion[] = Object.values(TECHNICAL).flat();

const BY_ID: ReadonlyMap<string, TechnicalQuestion> = new Map(
  TECHNICAL_QUESTIONS.map((one) => [one.id, one]),
);

/** The reference for the answer to a question; null for a question about experience or intentions. */
export const findTechnicalQuestion = (id: string): TechnicalQuestion | null => BY_ID.get(id) ?? null;

/** As a simulation asks and stores it. */
const toInterviewQuestion = ({ id, text, points, wrong }: TechnicalQuestion): InterviewQuestion => ({
  id,
  topic: 'technical',
  level: null,
  language: 'pt',
  shape: 'plan',
  text,
  evaluates: 'Se a resposta está certa e completa: ela é comparada, ponto por ponto, com uma fonte.',
  strongSigns: points.map(({ says }) => says),
  weakSigns:
    wrong.length > 0 ? wrong.map(({ says }) => says) : ['Fala do assunto sem dizer o que a pergunta pede'],
  words: [],
  followUps: {},
});

/** The technical questions for an occupation; empty if there are none. */
export const findTechnicalQuestions = (occupationId: string): readonly InterviewQuestion[] =>
  (TECHNICAL[occupationId] ?? []).map(toInterviewQuestion);

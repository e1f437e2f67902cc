import { BACKGROUND_QUESTIONS } from './questions/background.ts';
import { BELIEF_QUESTIONS } from './questions/beliefs.ts';
import { FAMILY_QUESTIONS } from './questions/family.ts';
import { HEALTH_QUESTIONS } from './questions/health.ts';
import type { LawFact } from './law.ts';
import { LAWS } from './laws.ts';
import type { UnlawfulQuestion } from './unlawful-question.ts';

export type { LawCheck, LawFact } from './law.ts';
export { CHECKED_ON, LAW_NOTICE, LAWS, type LawId } from './laws.ts';
export type { UnlawfulQuestion } from './unlawful-question.ts';

/** Training for questions that have no place in an interview. They are never asked in a simulation. */
export const UNLAWFUL_QUESTIONS: readonly UnlawfulQuestion[] = [
  ...FAMILY_QUESTIONS,
  ...BELIEF_QUESTIONS,
  ...HEALTH_QUESTIONS,
  ...BACKGROUND_QUESTIONS,
];

/** The laws that a question refers to, the closest first. */
export const lawsOf = ({ lawIds }: UnlawfulQuestion): readonly LawFact[] => lawIds.map((id) => LAWS[id]);

import { LAWS } from '../generated/laws.ts';
import type { LawFact } from './law.ts';
import type { UnlawfulQuestion } from './unlawful-question.ts';

export { CHECKED_ON, LAW_NOTICE, LAWS } from '../generated/laws.ts';
export { UNLAWFUL_QUESTIONS } from '../generated/unlawful-questions.ts';
export type { LawCheck, LawFact } from './law.ts';
export type { LawId, UnlawfulQuestion } from './unlawful-question.ts';

/** The laws that a question refers to, the closest first. */
export const listLaws = ({ lawIds }: UnlawfulQuestion): readonly LawFact[] => lawIds.map((id) => LAWS[id]);

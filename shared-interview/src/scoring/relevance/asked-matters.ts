import type { InterviewQuestion } from '@aura/shared-domain';
import { ASKED_MATTERS } from '../../generated/asked-matters.ts';
import { type Matter, MATTERS } from '../../generated/matters.ts';
import type { AnswerReading } from '../../reading/answer-reading.ts';
import { BESIDE_THE_ASKED } from '../table.ts';
import { findSaid } from './matched-words.ts';
import type { Point } from './point.ts';

/** What a question asks for; empty for one that takes any case. */
export const getAskedMatters = (questionId: string): readonly Matter[] =>
  Object.hasOwn(ASKED_MATTERS, questionId) ? (ASKED_MATTERS[questionId] ?? []) : [];

/**
 * What a question asks for and an answer has no word of, as it ends "A pergunta pede"; null if it has one, or if the
 * question takes any case. The lists are wide, and no list has all: only an answer that also touches no word of its
 * question and is clearly nearer to another topic answers something else.
 */
export function findMissingMatter(
  { text }: AnswerReading,
  question: InterviewQuestion,
  { ofMatter, nearness }: Pick<Point, 'ofMatter' | 'nearness'>,
): string | null {
  const matters = getAskedMatters(question.id);
  const [first] = matters;
  if (first === undefined || question.language !== 'pt' || question.shape === 'plan') return null;
  if (ofMatter > 0 || (nearness ?? 0) > BESIDE_THE_ASKED.nearness) return null;
  const find = findSaid(text, question);
  return matters.some((matter) => find(MATTERS[matter].words).length > 0) ? null : MATTERS[first].about;
}

import type { Passage, PassagePart } from '@aura/shared-domain';
import type { AnswerReading } from '../reading/answer-reading.ts';

export const findPassages = ({ passages }: Pick<AnswerReading, 'passages'>, part: PassagePart): Passage[] =>
  passages.filter((passage) => passage.part === part);

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** How many words of an answer each part takes. */
export function countPartWords({ text, passages }: AnswerReading): Readonly<Record<PassagePart, number>> {
  const count = { situation: 0, task: 0, action: 0, result: 0, reflection: 0 };
  for (const { part, start, end } of passages) count[part] += countWords(text.slice(start, end));
  return count;
}

import type { MentorAnswer } from '@aura/shared-domain';
import type { StoredMessage } from '../ask/stored-message.ts';
import type { MentorEngine } from '../engine.ts';

export interface Settling {
  /** Parts that are decided, counted from the first. */
  readonly ready: number;
  /** The model's text for a part; null if the coach's stays. */
  readonly textOf: (part: number) => string | null;
  readonly model: string;
}

/**
 * A message with more of its parts settled, whole with the last one. A text that would make the answer as a whole
 * worse, too long or of a tone that it never has, is not taken.
 */
export function withParts(
  message: StoredMessage,
  { ready, textOf, model }: Settling,
  answerProblems: MentorEngine['answerProblems'],
): StoredMessage {
  const { length } = message.answer.parts;
  let { answer } = message;
  for (let part = message.settled; part < ready; part += 1) {
    const written = withText(answer, part, textOf(part));
    const isWorse = countProblems(written, answerProblems) > countProblems(answer, answerProblems);
    if (!isWorse) answer = written;
  }
  return {
    ...message,
    answer,
    writer: answer.parts.some(({ by }) => by === 'model') ? model : null,
    settled: ready,
    writingUntil: ready === length ? null : message.writingUntil,
  };
}

const countProblems = (answer: MentorAnswer, answerProblems: MentorEngine['answerProblems']): number =>
  answerProblems(answer, answer.factsUsed).length;

function withText(answer: MentorAnswer, part: number, text: string | null): MentorAnswer {
  if (text === null || text === answer.parts[part]?.text) return answer;
  const parts = answer.parts.map((former, at) =>
    at === part ? { ...former, text, by: 'model' as const } : former,
  );
  return { ...answer, parts };
}

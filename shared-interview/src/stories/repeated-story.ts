import type { AnswerAnalysis } from '@aura/shared-domain';
import { computeLikeness, SAME_STORY, findTellingWords } from './likeness.ts';

/** An answer that may have told the same story. */
interface Told {
  readonly interviewId: string;
  readonly questionId: string;
  readonly question: string;
  readonly text: string;
}

/**
 * The most similar earlier answer, if both tell one story; of equal ones the first. A second answer to the same
 * question, here or in another simulation, is an improvement and not a repetition.
 */
export function findRepeatedStory(
  text: string,
  { questionId: own, earlier }: { readonly questionId: string; readonly earlier: readonly Told[] },
): AnswerAnalysis['repeats'] {
  const words = findTellingWords(text);
  let best: AnswerAnalysis['repeats'] = null;
  for (const { interviewId, questionId, question, text: other } of earlier) {
    if (questionId === own) continue;
    const similarity = computeLikeness(words, findTellingWords(other));
    if (similarity >= SAME_STORY && similarity > (best?.similarity ?? 0))
      best = { interviewId, questionId, question, similarity };
  }
  return best;
}

import { type MentorIntent, MentorIntentSchema } from '@aura/shared-domain';
import { type Play, PLAYS_OF } from '../../library/index.ts';
import { answerWith, chooseFacts } from '../advise.ts';
import { countPartWords } from '../compose.ts';
import { findAnswerProblems } from '../problems.ts';
import { PEOPLE } from './made-up-people.ts';

export interface AnswerQuality {
  readonly intent: MentorIntent;
  readonly plays: number;
  readonly answers: number;
  /** Answers with a problem. */
  readonly flawed: number;
  readonly words: { readonly mean: number; readonly most: number };
  /** Share of answers to people with known facts that use one, 0 to 1. */
  readonly withFact: number;
  /** Share of answers that rest on a source, 0 to 1; the others are a general opinion. */
  readonly withSource: number;
}

/**
 * Quality of the answers of every play, for every kind of person and every example message.
 * @param messagesOf selects the examples of a play; all by default
 */
export function measureAnswerQuality(
  messagesOf: (play: Play) => readonly string[] = ({ examples }) => examples,
): AnswerQuality[] {
  return MentorIntentSchema.options.map((intent) => {
    const answers = PLAYS_OF[intent].flatMap((play) =>
      messagesOf(play).flatMap((text) =>
        Object.values(PEOPLE).map((record) => {
          const answer = answerWith(play, { text, intent, record });
          const facts = chooseFacts({ text, intent, record });
          return { answer, known: facts.length > 0, flawed: findAnswerProblems(answer, facts).length > 0 };
        }),
      ),
    );
    const words = answers.map(({ answer }) => countPartWords(answer.parts));
    const known = answers.filter((one) => one.known);
    return {
      intent,
      plays: PLAYS_OF[intent].length,
      answers: answers.length,
      flawed: answers.filter(({ flawed }) => flawed).length,
      words: {
        mean: words.reduce((total, count) => total + count, 0) / words.length,
        most: Math.max(...words),
      },
      withFact: known.filter(({ answer }) => answer.factsUsed.length > 0).length / known.length,
      withSource: answers.filter(({ answer }) => answer.sources.length > 0).length / answers.length,
    };
  });
}

import type { Identity, WritingJob } from '@aura/shared-career';
import type { MentorAnswer, PersonFact, SafetyReply } from '@aura/shared-domain';
import type { AdsWanted, Asked, Response, SensitiveCategory } from '@aura/shared-mentor';

/** Reads messages and gives advice. Pure: the same input gives the same outcome. */
export interface MentorEngine {
  /** The fixed answer to a message that must not be coached; null for all others. */
  readonly checkSafety: (text: string) => SafetyReply | null;
  /** The category of a text that must never be remembered; null if there is none. */
  readonly sensitiveIn: (text: string) => SensitiveCategory | null;
  /** The job ads that an answer would need; null for none. */
  readonly adsWanted: (asked: Pick<Asked, 'text' | 'turns' | 'record'>) => AdsWanted | null;
  /** The response to a message, given the earlier ones of its conversation. */
  readonly respond: (asked: Asked) => Response;
  readonly adviceJob: (
    answer: MentorAnswer,
    options: { readonly question: string; readonly identity: Identity; readonly goal: string },
  ) => WritingJob;
  /** The faults of an answer as a whole; empty for none. @param facts the allowed facts */
  readonly answerProblems: (answer: MentorAnswer, facts: readonly PersonFact[]) => readonly string[];
  /** Index of the part that a text of the job belongs to. */
  readonly partOfTarget: (id: string) => number;
}

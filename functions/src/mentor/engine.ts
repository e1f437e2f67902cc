import type { Identity, WritingJob } from '@aura/shared-career';
import type { MentorAnswer, PersonFact, SafetyReply } from '@aura/shared-domain';
import type { AdsWanted, Asked, Response, SensitiveCategory } from '@aura/shared-mentor';

/** Reads messages and gives advice. Pure: the same input gives the same outcome. */
export interface MentorEngine {
  /** A fixed answer to what must not be coached; null for everything else. */
  readonly checkSafety: (text: string) => SafetyReply | null;
  /** What must never be remembered; null where a text holds nothing of it. */
  readonly sensitiveIn: (text: string) => SensitiveCategory | null;
  /** What job ads an answer to a message would tell of; null for none. */
  readonly adsWanted: (asked: Pick<Asked, 'text' | 'turns' | 'record'>) => AdsWanted | null;
  /** The response to a message, given the earlier ones of its conversation. */
  readonly respond: (asked: Asked) => Response;
  readonly adviceJob: (
    answer: MentorAnswer,
    options: { readonly question: string; readonly identity: Identity; readonly goal: string },
  ) => WritingJob;
  /** What is wrong with an answer as a whole; empty for nothing. @param facts those that it may use */
  readonly answerProblems: (answer: MentorAnswer, facts: readonly PersonFact[]) => readonly string[];
  /** Index of the part that a text of the job belongs to. */
  readonly partOfTarget: (id: string) => number;
}

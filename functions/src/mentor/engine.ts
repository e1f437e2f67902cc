import type { Identity, WritingJob } from '@aura/shared-career';
import type { MentorAnswer, MentorIntent, PersonFact, SafetyReply } from '@aura/shared-domain';
import type { Before, PersonRecord, Route, SensitiveCategory } from '@aura/shared-mentor';

/** Reads messages and gives advice. Pure: the same input gives the same outcome. */
export interface MentorEngine {
  /** A fixed answer to what must not be coached; null for everything else. */
  readonly checkSafety: (text: string) => SafetyReply | null;
  /** What must never be remembered; null where a text holds nothing of it. */
  readonly sensitiveIn: (text: string) => SensitiveCategory | null;
  readonly route: (text: string, context: { readonly lastIntent: MentorIntent | null }) => Route;
  readonly advise: (asked: {
    readonly text: string;
    readonly intent: MentorIntent;
    readonly record: PersonRecord;
    /** The answer before in the same conversation; null for the first. */
    readonly before: Before | null;
  }) => MentorAnswer;
  readonly adviceJob: (
    answer: MentorAnswer,
    options: { readonly question: string; readonly identity: Identity; readonly goal: string },
  ) => WritingJob;
  /** What is wrong with an answer as a whole; empty for nothing. @param facts those that it may use */
  readonly answerProblems: (answer: MentorAnswer, facts: readonly PersonFact[]) => readonly string[];
  /** Index of the part that a text of the job belongs to. */
  readonly partOfTarget: (id: string) => number;
}

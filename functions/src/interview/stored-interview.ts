import * as v from 'valibot';
import { GradedAnswerSchema, InterviewSchema, type GradedAnswer, type Interview } from '@aura/shared-domain';
import { withDates } from '../profile/parse-profile.ts';

const StoredAttemptSchema = v.object({
  ...GradedAnswerSchema.entries,
  /** The calls that made it what it is, oldest first. */
  requestIds: v.optional(v.array(v.string()), []),
});
export type StoredAttempt = v.InferOutput<typeof StoredAttemptSchema>;

/** The last answer to a question, readable without the whole simulation. */
export const ToldSchema = v.object({ questionId: v.string(), question: v.string(), text: v.string() });

/** A simulation, including fields for the backend only. */
const StoredInterviewSchema = v.object({
  ...InterviewSchema.entries,
  answers: v.array(v.object({ questionId: v.string(), attempts: v.array(StoredAttemptSchema) })),
  told: v.optional(v.array(ToldSchema), []),
  /** When the simulation that this one repeats for nothing was counted; null for one that counts itself. */
  paidAt: v.optional(v.nullable(v.date()), null),
  /** The call that counted it. */
  chargedBy: v.optional(v.nullable(v.string()), null),
  newBadges: v.optional(v.array(v.string()), []),
});
export type StoredInterview = v.InferOutput<typeof StoredInterviewSchema>;

/** A simulation from the data of `users/{uid}/interviews/{id}`; null if it is missing or unreadable. */
export function parseInterview(data: unknown): StoredInterview | null {
  const parsed = v.safeParse(StoredInterviewSchema, withDates(data));
  return parsed.success ? parsed.output : null;
}

/** The part of it that everybody knows. */
export const toInterview = (stored: StoredInterview): Interview => v.parse(InterviewSchema, stored);

/** The part of an answer that everybody knows. */
export const getGradedAnswer = (stored: StoredAttempt): GradedAnswer => v.parse(GradedAnswerSchema, stored);

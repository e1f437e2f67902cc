import * as v from 'valibot';
import { MentorMessageSchema } from '@aura/shared-domain';
import { withDates } from '../../profile/parse-profile.ts';

/** A message, including fields for the backend only. */
const StoredMessageSchema = v.object({
  ...MentorMessageSchema.entries,
  /** Parts whose text is final, counted from the first, while a model may still write. */
  settled: v.optional(v.number(), 0),
});
export type StoredMessage = v.InferOutput<typeof StoredMessageSchema>;

/** A message from the data of `users/{uid}/mentorMessages/{id}`; null if it is missing or unreadable. */
export function parseMessage(data: unknown): StoredMessage | null {
  const parsed = v.safeParse(StoredMessageSchema, withDates(data));
  return parsed.success ? parsed.output : null;
}

/** Parts that nothing changes any more: they can be sent. */
export const countSettledParts = ({ writingUntil, settled, answer }: StoredMessage): number =>
  writingUntil === null ? answer.parts.length : settled;

/** The document `users/{uid}/mentorState/answered`. */
const AnsweredSchema = v.object({
  /** Messages answered so far, in all months. */
  count: v.optional(v.number(), 0),
  /** A model may be writing for the person until then. */
  writingUntil: v.optional(v.nullable(v.date()), null),
  /** The message whose answer asked something back: the reply to it is free. */
  freeReplyTo: v.optional(v.nullable(v.string()), null),
  /** The last month in which a message was given back: 2026-11. */
  returnedIn: v.optional(v.nullable(v.string()), null),
});
export type Answered = v.InferOutput<typeof AnsweredSchema>;

/** The counts of a person's messages; empty before the first. */
export const parseAnswered = (data: unknown): Answered => v.parse(AnsweredSchema, withDates(data ?? {}));

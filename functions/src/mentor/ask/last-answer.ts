import * as v from 'valibot';
import { MentorAnswerSchema, MentorMessageSchema } from '@aura/shared-domain';
import type { MentorDocuments } from '../mentor-documents.ts';

/** What of an answer the next one has to know. */
const LastSchema = v.object({
  question: MentorMessageSchema.entries.question,
  answer: v.object({
    intent: MentorAnswerSchema.entries.intent,
    play: v.optional(v.string(), ''),
  }),
});

/** The newest question of a conversation, with what its answer was about. */
export interface LastAnswer {
  readonly question: string;
  readonly intent: v.InferOutput<typeof MentorAnswerSchema>['intent'];
  /** Empty where the answer noted none. */
  readonly play: string;
}

/** What was said last in a conversation; null for a new one. */
export async function lastAnswerOf(
  { messages }: MentorDocuments,
  conversationId: string,
): Promise<LastAnswer | null> {
  const newest = await messages
    .where('conversationId', '==', conversationId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .select('question', 'answer.intent', 'answer.play')
    .get();
  const last = v.safeParse(LastSchema, newest.docs[0]?.data());
  return last.success ? { question: last.output.question, ...last.output.answer } : null;
}

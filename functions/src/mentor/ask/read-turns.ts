import * as v from 'valibot';
import { MentorAnswerSchema, MentorMessageSchema, MentorPartSchema } from '@aura/shared-domain';
import type { Turn } from '@aura/shared-mentor';
import type { MentorDocuments } from '../mentor-documents.ts';

/** Messages of a conversation that the next answer knows, the newest. */
const MOST = 12;

/** The fields of a message that the next answer needs. */
const TurnSchema = v.object({
  question: MentorMessageSchema.entries.question,
  answer: v.object({
    intent: MentorAnswerSchema.entries.intent,
    play: v.optional(v.string(), ''),
    parts: v.optional(v.array(v.pick(MentorPartSchema, ['text', 'draft'])), []),
  }),
});

/**
 * The messages of a conversation, oldest first; empty for a new one. Messages unreadable for this build are omitted.
 */
export async function readTurns({ messages }: MentorDocuments, conversationId: string): Promise<Turn[]> {
  const newest = await messages
    .where('conversationId', '==', conversationId)
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .select('question', 'answer.intent', 'answer.play', 'answer.parts')
    .get();
  return newest.docs
    .toReversed()
    .flatMap((document) => {
      const turn = v.safeParse(TurnSchema, document.data());
      return turn.success ? [turn.output] : [];
    })
    .map(({ question, answer: { intent, play, parts } }) => ({
      question,
      intent,
      play,
      draft: parts.find(({ draft }) => draft)?.text ?? '',
    }));
}

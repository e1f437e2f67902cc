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

/** What was said in a conversation before a message. */
export interface Earlier {
  /** Oldest first; empty for a new conversation. Messages unreadable for this build are omitted. */
  readonly turns: readonly Turn[];
  /** Id of the newest message; null for a new conversation. */
  readonly newestId: string | null;
}

/** Reads the newest messages of a conversation. */
export async function readTurns({ messages }: MentorDocuments, conversationId: string): Promise<Earlier> {
  const newest = await messages
    .where('conversationId', '==', conversationId)
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .select('question', 'answer.intent', 'answer.play', 'answer.parts')
    .get();
  const turns = newest.docs
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
      said: parts.find(({ draft }) => !draft)?.text ?? '',
    }));
  return { turns, newestId: newest.docs[0]?.id ?? null };
}

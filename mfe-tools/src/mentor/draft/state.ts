import { MENTOR_LIMITS } from '@aura/shared-domain';
import * as v from 'valibot';

/** Raised whenever a stored draft of the previous shape could no longer be read. */
const SHAPE = 1;

const MentorDraftSchema = v.object({
  shape: v.literal(SHAPE),
  conversationId: v.string(),
  /** What is being written; never a message that the safety layer would answer. */
  text: v.pipe(v.string(), v.maxLength(MENTOR_LIMITS.messageCharacters)),
  /** Whether the person lets a model write. */
  useModel: v.boolean(),
  /** A message that was sent and whose answer had not arrived whole. */
  pending: v.nullable(v.object({ messageId: v.string(), text: v.string() })),
});
export type MentorDraft = v.InferOutput<typeof MentorDraftSchema>;

/** The mentor before the first message. */
export const createInitialDraft = (conversationId: string): MentorDraft => ({
  shape: SHAPE,
  conversationId,
  text: '',
  useModel: false,
  pending: null,
});

/** A stored draft; null if it is missing or unreadable for this version. */
export function parseDraft(stored: unknown): MentorDraft | null {
  const parsed = v.safeParse(MentorDraftSchema, stored);
  return parsed.success ? parsed.output : null;
}

import type { Listed } from '@aura/shared-session';
import type { MentorMessage } from '@aura/shared-domain';

/** A conversation of the past. */
export interface PastConversation {
  readonly id: string;
  /** Its first message, cut where it is long. */
  readonly title: string;
  readonly lastAt: Date;
  readonly messageIds: readonly string[];
}

const LONGEST_TITLE = 90;

/** Messages put together to conversations, the last spoken in first. @param listed newest first */
export function groupConversations(listed: readonly Listed<MentorMessage>[]): PastConversation[] {
  const conversations = new Map<string, PastConversation>();
  for (const { id, value: message } of listed) {
    if (!message) continue;
    const known = conversations.get(message.conversationId);
    conversations.set(message.conversationId, {
      id: message.conversationId,
      title: shortenTitle(message.question),
      lastAt: known?.lastAt ?? message.createdAt,
      messageIds: [...(known?.messageIds ?? []), id],
    });
  }
  return [...conversations.values()];
}

const shortenTitle = (text: string): string =>
  text.length <= LONGEST_TITLE ? text : `${text.slice(0, LONGEST_TITLE - 1).trimEnd()}…`;

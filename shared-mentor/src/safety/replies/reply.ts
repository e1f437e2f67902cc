import type { SafetyReply } from '@aura/shared-domain';

/** What a reply says; its category and the day of the check are added where it is given. */
export type ReplyText = Pick<SafetyReply, 'level' | 'title' | 'paragraphs' | 'contacts'>;

import type { SafetyCategory, SafetyReply } from '@aura/shared-domain';
import { CHECKED_ON } from '../generated/contacts.ts';
import { REPLY_TEXTS } from '../generated/replies.ts';

/** The fixed reply of a category. */
export function findReply(category: SafetyCategory): SafetyReply {
  const { level, title, paragraphs, contacts } = REPLY_TEXTS[category];
  return {
    category,
    level,
    title,
    paragraphs: [...paragraphs],
    contacts: [...contacts],
    checkedOn: CHECKED_ON,
  };
}

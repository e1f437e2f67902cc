import type { SafetyCategory, SafetyReply } from '@aura/shared-domain';
import { CHECKED_ON } from '../contacts.ts';
import { ABUSE, MINOR, SELF_HARM, VIOLENCE } from './danger.ts';
import { LEGAL, MEDICAL, MONEY } from './professional.ts';
import { FORGERY, INJECTION, OTHER_PERSON } from './refused.ts';
import type { ReplyText } from './reply.ts';
import { DISCRIMINATION, HARASSMENT } from './work.ts';

const TEXTS: Readonly<Record<SafetyCategory, ReplyText>> = {
  selfHarm: SELF_HARM,
  violence: VIOLENCE,
  abuse: ABUSE,
  minor: MINOR,
  harassment: HARASSMENT,
  discrimination: DISCRIMINATION,
  legal: LEGAL,
  medical: MEDICAL,
  money: MONEY,
  forgery: FORGERY,
  injection: INJECTION,
  otherPerson: OTHER_PERSON,
};

/** The fixed reply of a category. */
export function replyOf(category: SafetyCategory): SafetyReply {
  const { level, title, paragraphs, contacts } = TEXTS[category];
  return {
    category,
    level,
    title,
    paragraphs: [...paragraphs],
    contacts: [...contacts],
    checkedOn: CHECKED_ON,
  };
}

export { checkSafety } from './check.ts';
export { CHECKED_ON, HELP_CONTACTS } from '../generated/contacts.ts';
export { type SensitiveCategory, sensitiveIn } from './sensitive/sensitive.ts';
export { replyOf } from './reply.ts';

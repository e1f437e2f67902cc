export { checkSafety } from './check.ts';
export { CHECKED_ON, HELP_CONTACTS } from '../generated/contacts.ts';
export { sensitiveIn } from './sensitive/sensitive.ts';
export type { SensitiveCategory } from './sensitive/words.ts';
export { replyOf } from './reply.ts';

export { checkSafety } from './check.ts';
export { cutLookAlikes } from './danger.ts';
export { CHECKED_ON, HELP_CONTACTS } from '../generated/contacts.ts';
export { type SensitiveCategory, findSensitive } from './sensitive/sensitive.ts';
export { findReply } from './reply.ts';

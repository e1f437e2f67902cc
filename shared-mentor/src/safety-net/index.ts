export { safetyReplyTo } from './safety-reply.ts';

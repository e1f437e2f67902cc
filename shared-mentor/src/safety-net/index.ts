export { isAsking, safetyReplyTo } from './safety-reply.ts';

export { isAsking, findSafetyReply } from './safety-reply.ts';

export * from './coach/index.ts';
export * from './dialogue/index.ts';
export * from './library/index.ts';
export * from './person/index.ts';
export * from './router/index.ts';
export { CHECKED_ON, HELP_CONTACTS, type SensitiveCategory, findSensitive } from './safety/index.ts';
export { isAsking, findSafetyReply } from './safety-net/index.ts';
export * from './writing/index.ts';

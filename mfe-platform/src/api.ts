/** What the operators' console and its part of the backend (`functions/src/console`) agree on. */
export * from './api/log.ts';
export * from './api/people.ts';
export * from './api/tickets.ts';

/** The API between the operators' console and its part of the backend (`functions/src/console`). */
export * from './api/companies.ts';
export * from './api/figures.ts';
export * from './api/log.ts';
export * from './api/people.ts';
export * from './api/tickets.ts';

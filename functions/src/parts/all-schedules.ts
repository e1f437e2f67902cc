// Written by `npm run backend:parts`: every folder beside this one that has such a file.
export * from '../account/schedules.ts';
export * from '../billing/schedules.ts';
export * from '../company/schedules.ts';
export * from '../insights/schedules.ts';
export * from '../jobs/schedules.ts';
export * from '../messages/schedules.ts';

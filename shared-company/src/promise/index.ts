/** What people and companies are told about the numbers, in Portuguese: wherever it is said, it is said alike. */

export * from '../generated/promise.ts';
export type { Entry } from './entry.ts';

/** Texts for people and companies about the numbers, in Portuguese: all pages share them. */

export * from '../generated/promise.ts';
export type { Entry } from './entry.ts';

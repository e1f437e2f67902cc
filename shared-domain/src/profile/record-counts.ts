import { increment, set, type ProfileChange } from './change.ts';

/**
 * Documents that a browser adds below a profile, and how many of each an account may ever add: deleting one makes no
 * room. The security rules hold the same numbers.
 */
export const MOST_RECORDS = { consents: 1000, taskEvidence: 500, behavioralResults: 200 } as const;

export type CountedRecord = keyof typeof MOST_RECORDS;

export const isCountedRecord = (name: string): name is CountedRecord => Object.hasOwn(MOST_RECORDS, name);

/** Counts a new document of the profile, in the write that adds it; `last` says which one is counted. */
export const countRecord = (kind: CountedRecord, id: string): ProfileChange => ({
  [`recordCounts.${kind}`]: increment(1),
  'recordCounts.last': set(`${kind}/${id}`),
});

import { groupBy } from '@aura/shared-jobs/search';

/** Ids of postings by the occupation that was read in them; empty where none was. */
export type IdsByOccupation = ReadonlyMap<string, readonly string[]>;

export const groupByOccupation = (
  postings: readonly { readonly id: string; readonly occupation: string }[],
): IdsByOccupation =>
  new Map(
    [...groupBy(postings, ({ occupation }) => occupation)].map(([occupation, group]) => [
      occupation,
      group.map(({ id }) => id),
    ]),
  );

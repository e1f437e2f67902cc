import type { CollectionReference } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { STORED_RUNS } from '@aura/shared-domain';
import { withDates } from '../profile/parse-profile.ts';
import { REPEAT_WINDOW_MS } from '../usage/charge.ts';

/** The fields of a run that decide about charges, read without the rest. */
const ListedRunSchema = v.object({
  createdAt: v.date(),
  charged: v.boolean(),
  rootId: v.string(),
  /** Null where the person edited the CV and nothing measured it. */
  analysis: v.optional(v.nullable(v.object({ inputHash: v.string() })), null),
});
const FIELDS = ['createdAt', 'charged', 'rootId', 'analysis.inputHash'] as const;

export type ListedRun = v.InferOutput<typeof ListedRunSchema> & { readonly id: string };

/** The runs of one collection, oldest first. One that this build cannot read is left out, and left alone. */
export async function listRuns(collection: CollectionReference): Promise<ListedRun[]> {
  const found = await collection.select(...FIELDS).get();
  const runs = found.docs.flatMap((document): ListedRun[] => {
    const run = v.safeParse(ListedRunSchema, withDates(document.data()));
    return run.success ? [{ id: document.id, ...run.output }] : [];
  });
  return runs.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
}

export const isWithinRepeatWindow = (createdAt: Date, now: Date): boolean =>
  createdAt.getTime() > now.getTime() - REPEAT_WINDOW_MS;

/**
 * Ids of the runs that give way to one more. Those that can still be revised for nothing go last.
 * @param keep the run that the new one revises
 */
export function selectRunsToDrop(runs: readonly ListedRun[], keep: string, now: Date): readonly string[] {
  const excess = runs.length + 1 - STORED_RUNS;
  if (excess <= 0) return [];
  const isOpen = (run: ListedRun): boolean =>
    run.id === run.rootId && isWithinRepeatWindow(run.createdAt, now);
  const candidates = runs.filter(({ id }) => id !== keep);
  return [...candidates.filter((run) => !isOpen(run)), ...candidates.filter(isOpen)]
    .slice(0, excess)
    .map(({ id }) => id);
}

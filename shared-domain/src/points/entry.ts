import * as v from 'valibot';
import { cutWhole } from '../format/cut-whole.ts';
import { increment, type ProfileChange } from '../profile/change.ts';
import { POINTS_PER_BADGE } from '../profile/transitions.ts';
import type { DoneTask } from '../diagnosis/result.ts';
import type { HeldBadge, Profile } from '../profile/profile-schema.ts';

/** Longest reason of an entry, characters. */
const MAX_REASON = 200;

/** Entries of a ledger after which a browser adds no more; the security rules hold the same number. */
export const MOST_POINT_ENTRIES = 5000;

/**
 * An entry of the ledger of points, `users/{uid}/pointEvents/{entry}`. Entries are only added, one at a time and
 * without gaps: every change of `points` adds the entry and counts it in `pointEntries`, in one write.
 */
export const PointEntrySchema = v.object({
  /** Place in the ledger, from 1. */
  entry: v.pipe(v.number(), v.integer(), v.minValue(1)),
  type: v.picklist(['task', 'badge']),
  /** Id of the task or badge. */
  target: v.string(),
  delta: v.pipe(v.number(), v.integer()),
  /** Points after this entry. */
  balance: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** In words, for the person. */
  reason: v.pipe(v.string(), v.maxLength(MAX_REASON)),
  at: v.date(),
});
export type PointEntry = v.InferOutput<typeof PointEntrySchema>;

/** An entry whose time the database sets. */
export type NewPointEntry = Omit<PointEntry, 'at'>;

const COMPLETED = 'Tarefa concluída: ';
const REOPENED = 'Tarefa reaberta: ';

/** The change that counts a number of new entries. */
export const countNewEntries = (count: number): ProfileChange => ({ pointEntries: increment(count) });

/**
 * The entry for the one task that is completed in only one of two profiles; null if there is none, or more than one.
 */
export function buildTaskEntry(before: Profile, after: Profile): NewPointEntry | null {
  const delta = after.points - before.points;
  const flipped = after.careerPlan.filter(({ id, completed }) =>
    before.careerPlan.some((task) => task.id === id && task.completed !== completed),
  );
  const [task] = flipped;
  if (delta === 0 || !task || flipped.length > 1) return null;
  return {
    entry: before.pointEntries + 1,
    type: 'task',
    target: task.id,
    delta,
    balance: after.points,
    reason: cutWhole(`${task.completed ? COMPLETED : REOPENED}${task.title}`, MAX_REASON),
  };
}

/** The entries that belong to badges which a profile is about to be granted, in their order. */
export function buildBadgeEntries(before: Profile, badges: readonly HeldBadge[]): readonly NewPointEntry[] {
  return badges.map(({ id, name }, at) => ({
    entry: before.pointEntries + 1 + at,
    type: 'badge',
    target: id,
    delta: POINTS_PER_BADGE,
    balance: before.points + (at + 1) * POINTS_PER_BADGE,
    reason: `Selo conquistado: ${name}`,
  }));
}

/**
 * The tasks that are done by a ledger, the newest first: their newest entries complete them.
 * @param entries newest first
 */
export function listDoneTasks(
  entries: readonly Pick<PointEntry, 'type' | 'target' | 'delta' | 'reason'>[],
): DoneTask[] {
  const newest = new Map<string, (typeof entries)[number]>();
  for (const entry of entries)
    if (entry.type === 'task' && !newest.has(entry.target)) newest.set(entry.target, entry);
  return [...newest.values()].flatMap(({ target, delta, reason }) =>
    delta > 0 && reason.startsWith(COMPLETED) ? [{ id: target, title: reason.slice(COMPLETED.length) }] : [],
  );
}

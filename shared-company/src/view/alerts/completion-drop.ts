import { computeWeekBefore, type Alert } from '@aura/shared-domain';
import { roundToPlaces } from '../decimals.ts';
import { computeCompletion } from '../engagement/completion.ts';
import { computeSeenInWeek, computeSeen } from '../visibility/seen.ts';
import type { LookedAt } from './looked-at.ts';

const WEEKS = 4;
const DROP = 0.2;

/** The median completion of plans of a unit, or of the company (null), fell clearly in four weeks. */
export function findCompletionDrop(at: LookedAt, unit: string | null): Alert[] {
  const earlier = computeSeenInWeek(at, unit, computeWeekBefore(at.snapshot.week, WEEKS));
  const from = computeCompletion(earlier, at.minimums);
  const to = computeCompletion(computeSeen(at.week, unit), at.minimums);
  if (from === null || to === null || roundToPlaces(from - to, 2) < DROP) return [];
  return [{ kind: 'completion_drop', unit, from, to }];
}

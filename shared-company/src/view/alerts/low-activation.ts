import type { Alert } from '@aura/shared-domain';
import { shareCell } from '../cells/share-cell.ts';
import { countOf } from '../visibility/part.ts';
import { computeSeenInWeek, computeSeen } from '../visibility/seen.ts';
import type { LookedAt } from './looked-at.ts';

const LOW = 0.4;
/** Weekly snapshots that numbers must have been in, so for 14 days at least: people need time to accept. */
const SNAPSHOTS = 3;

/** Few of a unit, or of the company (null), have activated, and not because they were invited a few days ago. */
export function findLowActivation(at: LookedAt, unit: string | null): Alert[] {
  const { share } = shareCell(
    computeSeen(at.week, unit),
    (part) => countOf([part], 'activated'),
    at.minimums,
  );
  if (share === null || share >= LOW || !isEstablished(at, unit)) return [];
  return [{ kind: 'low_activation', unit, share }];
}

const isEstablished = (at: LookedAt, unit: string | null): boolean =>
  at.snapshot.trend.filter(({ week }) => typeof computeSeenInWeek(at, unit, week) !== 'string').length >=
  SNAPSHOTS;

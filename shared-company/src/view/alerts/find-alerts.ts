import { type Alert, ALERT_RULES, computeWeekBefore, HEADLINES } from '@aura/shared-domain';
import { findCommonGaps } from './common-gaps.ts';
import type { LookedAt } from './looked-at.ts';
import { roundToPlaces } from '../decimals.ts';
import { HEADLINE_MEASURES } from '../headlines/build-headlines.ts';
import { computeCompletion } from '../engagement/completion.ts';
import { computeSeenInWeek, computeSeen } from '../visibility/seen.ts';
import { shareCell } from '../cells/share-cell.ts';
import { countOf } from '../visibility/part.ts';

/** Few of a unit, or of the company (null), have activated, and not because they were invited a few days ago. */
function findLowActivation(at: LookedAt, unit: string | null): Alert[] {
  const { share } = shareCell(
    computeSeen(at.week, unit),
    (part) => countOf([part], 'activated'),
    at.minimums,
  );
  if (share === null || share >= ALERT_RULES.lowAdoption || !isEstablished(at, unit)) return [];
  return [{ kind: 'low_activation', unit, share }];
}

const isEstablished = (at: LookedAt, unit: string | null): boolean =>
  at.snapshot.trend.filter(({ week }) => typeof computeSeenInWeek(at, unit, week) !== 'string').length >=
  ALERT_RULES.snapshots;

/** The median completion of plans of a unit, or of the company (null), fell clearly in four weeks. */
function findCompletionDrop(at: LookedAt, unit: string | null): Alert[] {
  const earlier = computeSeenInWeek(
    at,
    unit,
    computeWeekBefore(at.snapshot.week, ALERT_RULES.completionWeeks),
  );
  const from = computeCompletion(earlier, at.minimums);
  const to = computeCompletion(computeSeen(at.week, unit), at.minimums);
  if (from === null || to === null || roundToPlaces(from - to, 2) < ALERT_RULES.drop) return [];
  return [{ kind: 'completion_drop', unit, from, to }];
}

/**
 * The shares of the first screen that fell clearly in a week: by two tenths at least, and by more than rounding explains.
 * What else the published sums say of that week comes along as the reason.
 */
function findShareDrops(at: LookedAt, unit: string | null): Alert[] {
  const now = computeSeen(at.week, unit);
  const earlier = computeSeenInWeek(at, unit, computeWeekBefore(at.snapshot.week, 1));
  const moves = HEADLINES.map((id) => {
    const of = (seen: typeof earlier) =>
      shareCell(seen, (part) => countOf([part], HEADLINE_MEASURES[id]), at.minimums);
    return { id, from: of(earlier), to: of(now) };
  });
  return moves.flatMap(({ id, from, to }): Alert[] => {
    if (from.share === null || to.share === null || to.n === null || from.n === null) return [];
    const isSure = from.low !== null && to.high !== null && to.high < from.low;
    if (!isSure || roundToPlaces(from.share - to.share, 2) < ALERT_RULES.drop) return [];
    return [
      {
        kind: 'share_drop',
        unit,
        headline: id,
        from: from.share,
        to: to.share,
        people: to.n,
        grew: to.n > from.n,
        held: moves
          .filter(
            (other) => other.id !== id && other.to.share !== null && other.to.share === other.from.share,
          )
          .map((other) => other.id),
      },
    ];
  });
}

/** The displayed alerts, and the number of further common gaps. */
export interface AlertsShown {
  readonly alerts: readonly Alert[];
  readonly furtherGaps: number;
}

/**
 * Noteworthy displayed numbers: of a requested department, or (null) of the whole company and each of its units.
 * Hidden units, and units too small for exact numbers, get no alert.
 */
export function findAlerts(at: LookedAt, department: string | null): AlertsShown {
  const shown = at.week.units.filter(({ state }) => state === 'shown').map(({ id }) => id);
  const units = department === null ? shown : shown.filter((id) => id === department);
  const looked = department === null ? [null, ...units] : units;
  const gaps = findCommonGaps(at, units);
  return {
    alerts: [
      ...looked.flatMap((unit) => findLowActivation(at, unit)),
      ...looked.flatMap((unit) => findShareDrops(at, unit)),
      ...looked.flatMap((unit) => findCompletionDrop(at, unit)),
      ...gaps.alerts,
    ],
    furtherGaps: gaps.further,
  };
}

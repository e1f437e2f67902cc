import type { Alert } from '@aura/shared-domain';
import { commonGaps } from './common-gaps.ts';
import { completionDrop } from './completion-drop.ts';
import type { LookedAt } from './looked-at.ts';
import { lowActivation } from './low-activation.ts';

/** What is told, and how many common gaps there are that are not. */
export interface AlertsShown {
  readonly alerts: readonly Alert[];
  readonly furtherGaps: number;
}

/**
 * What deserves a look among the numbers that are shown: of a department that was asked for, or (null) of the whole
 * company and each of its units. Nothing is said of a unit that is not shown, nor of one too small for exact numbers.
 */
export function findAlerts(at: LookedAt, department: string | null): AlertsShown {
  const shown = at.week.units.filter(({ state }) => state === 'shown').map(({ id }) => id);
  const units = department === null ? shown : shown.filter((id) => id === department);
  const looked = department === null ? [null, ...units] : units;
  const gaps = commonGaps(at, units);
  return {
    alerts: [
      ...looked.flatMap((unit) => lowActivation(at, unit)),
      ...looked.flatMap((unit) => completionDrop(at, unit)),
      ...gaps.alerts,
    ],
    furtherGaps: gaps.further,
  };
}

import type { Alert } from '@aura/shared-domain';
import { findCommonGaps } from './common-gaps.ts';
import { findCompletionDrop } from './completion-drop.ts';
import type { LookedAt } from './looked-at.ts';
import { findLowActivation } from './low-activation.ts';

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
      ...looked.flatMap((unit) => findCompletionDrop(at, unit)),
      ...gaps.alerts,
    ],
    furtherGaps: gaps.further,
  };
}

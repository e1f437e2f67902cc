import type { Alert, CompanyOverviewRequest } from '@aura/shared-domain';
import { COCKPIT_PATHS } from '../../../layout/paths.ts';
import { searchOf } from '../../view/view-of.ts';
import { SECTION_IDS } from '../section-ids.ts';

const SECTIONS = {
  low_activation: SECTION_IDS.funnel,
  completion_drop: SECTION_IDS.engagement,
  common_gap: SECTION_IDS.priorities,
} as const;

/** Where what an alert is about can be looked at: in the view of its department. @param view what is on the screen */
export function alertPath(alert: Alert, view: CompanyOverviewRequest): string {
  if (alert.kind === 'seats') return COCKPIT_PATHS.people;
  const search = searchOf({ ...view, department: alert.unit });
  return `${COCKPIT_PATHS.overview}${search}#${SECTIONS[alert.kind]}`;
}

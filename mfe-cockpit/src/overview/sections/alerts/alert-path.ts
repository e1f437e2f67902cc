import {
  computeAlertKey,
  type Alert,
  type CompanyOverview,
  type CompanyOverviewRequest,
} from '@aura/shared-domain';
import { COCKPIT_PATHS } from '../../../layout/paths.ts';
import { searchOf } from '../../view/find-view.ts';
import { SECTION_IDS } from '../section-ids.ts';

const SECTIONS = {
  low_activation: SECTION_IDS.funnel,
  share_drop: SECTION_IDS.funnel,
  completion_drop: SECTION_IDS.engagement,
  common_gap: SECTION_IDS.priorities,
} as const;

/** Where what an alert is about can be looked at: in the view of its department. @param view what is on the screen */
export function buildAlertPath(alert: Alert, view: CompanyOverviewRequest): string {
  if (alert.kind === 'seats') return COCKPIT_PATHS.people;
  const search = searchOf({ ...view, department: alert.unit });
  const isActivity = alert.kind === 'share_drop' && alert.headline === 'activity';
  const section = isActivity ? SECTION_IDS.engagement : SECTIONS[alert.kind];
  return `${COCKPIT_PATHS.overview}${search}#${section}`;
}

/** The first possible action for an alert. */
export interface AlertAction {
  readonly label: string;
  readonly path: string;
}

/** The first lesson that helps with the gap of an alert. */
export const findLesson = (
  alert: Alert,
  lessons: CompanyOverview['lessons'],
): CompanyOverview['lessons'][number] | undefined =>
  alert.kind === 'common_gap' ? lessons.find(({ skills }) => skills.includes(alert.skillId)) : undefined;

/** The action that an alert asks for: lessons that help with the gap, a programme, or new links. */
export function chooseAlertAction(
  alert: Alert,
  { lessons }: Pick<CompanyOverview, 'lessons'>,
  view: CompanyOverviewRequest,
): AlertAction {
  if (alert.kind === 'seats') return { label: 'Liberar licenças', path: buildAlertPath(alert, view) };
  if (alert.kind === 'low_activation') return { label: 'Reenviar convites', path: COCKPIT_PATHS.people };
  const params = new URLSearchParams({ alerta: computeAlertKey(alert) });
  if (alert.unit !== null) params.set('area', alert.unit);
  const lesson = findLesson(alert, lessons);
  if (lesson) params.set('licao', lesson.lessonId);
  if (alert.kind === 'common_gap') params.set('titulo', alert.label);
  return {
    label: lesson ? 'Atribuir lição' : 'Planejar programa',
    path: `${COCKPIT_PATHS.programmes}?${params.toString()}`,
  };
}

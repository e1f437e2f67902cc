import {
  isProgrammeFor,
  type Alert,
  type CompanyOverview,
  type CompanyOverviewRequest,
} from '@aura/shared-domain';
import { COCKPIT_PATHS } from '../../../layout/paths.ts';
import { writeCause } from '../../../programmes/cause.ts';
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

/**
 * The first lesson that helps with the heaviest gap on the screen that has one; gaps that a programme of the unit works on
 * are passed over.
 */
function findHeaviestLesson(
  { lessons, priorities, programmes }: Pick<CompanyOverview, 'lessons' | 'priorities' | 'programmes'>,
  unit: string | null,
) {
  const given = programmes.filter((one) => isProgrammeFor(one, unit)).flatMap((one) => one.lessons);
  return priorities
    .map(({ skillId }) => lessons.filter(({ skills }) => skills.includes(skillId)))
    .filter((helping) => !helping.some(({ lessonId }) => given.includes(lessonId)))
    .find((helping) => helping.length > 0)?.[0];
}

/** The action that an alert asks for: lessons that help with the gap, a programme, or new links. */
export function chooseAlertAction(
  alert: Alert,
  overview: Pick<CompanyOverview, 'lessons' | 'priorities' | 'programmes' | 'units'>,
  view: CompanyOverviewRequest,
): AlertAction {
  if (alert.kind === 'seats') return { label: 'Liberar licenças', path: buildAlertPath(alert, view) };
  if (alert.kind === 'low_activation') return { label: 'Reenviar convites', path: COCKPIT_PATHS.people };
  const lesson =
    alert.kind === 'common_gap'
      ? findLesson(alert, overview.lessons)
      : findHeaviestLesson(overview, alert.unit);
  const search = writeCause(alert, {
    lesson: lesson?.lessonId ?? null,
    unitName: overview.units.find(({ id }) => id === alert.unit)?.name ?? null,
  });
  return {
    label: alert.kind === 'common_gap' && lesson ? 'Atribuir lição' : 'Planejar programa',
    path: `${COCKPIT_PATHS.programmes}?${search}`,
  };
}

import { HEADLINES, readAlertKey, type Programme } from '@aura/shared-domain';
import { COCKPIT_PATHS } from '../layout/paths.ts';
import { HEADLINE_NAMES } from '../overview/sections/alerts/alert-words.ts';
import { SECTION_IDS } from '../overview/sections/section-ids.ts';

interface Named {
  readonly id: string | null;
  readonly name: string;
}

type Answered = NonNullable<Programme['alert']>;

/** "Lacuna comum: Excel em Vendas": the alert that a programme answers, as the overview calls it. */
export function nameAlert({ key, skill }: Answered, units: readonly Named[]): string {
  const { kind, unit, subject } = readAlertKey(key);
  const place = unit === null ? 'na empresa toda' : `em ${units.find(({ id }) => id === unit)?.name ?? unit}`;
  const headline = HEADLINES.find((one) => one === subject);
  if (kind === 'common_gap') return `Lacuna comum: ${skill ?? subject} ${place}`;
  if (kind === 'share_drop' && headline) return `Queda ${HEADLINE_NAMES[headline].of} ${place}`;
  if (kind === 'completion_drop') return `Queda na conclusão dos planos ${place}`;
  return kind === 'low_activation' ? `Adesão baixa ${place}` : 'Licenças quase no fim';
}

/** Where the alert is, in the view of its department. */
export function buildAnsweredPath({ key }: Pick<Answered, 'key'>): string {
  const { unit } = readAlertKey(key);
  const search = unit === null ? '' : `?${new URLSearchParams({ area: unit }).toString()}`;
  return `${COCKPIT_PATHS.overview}${search}#${SECTION_IDS.alerts}`;
}

import { DAY_MS } from '@aura/shared-domain';
import type { MentorFact, SaveFactRequest } from '@aura/shared-domain';

export const KEEP_OPTIONS = [
  { value: '', label: 'Até eu apagar' },
  { value: '30', label: '30 dias' },
  { value: '180', label: '6 meses' },
];

/** Days of a choice; null for no end. */
export function keepDaysOf(value: string): SaveFactRequest['keepDays'] {
  if (value === '30') return 30;
  return value === '180' ? 180 : null;
}

/** The choice that is nearest to how long something is kept already: a change of words is none of that. */
export function keepOf({ expiresAt }: Pick<MentorFact, 'expiresAt'>, now: Date): string {
  if (expiresAt === null) return '';
  return expiresAt.getTime() - now.getTime() <= 30 * DAY_MS ? '30' : '180';
}

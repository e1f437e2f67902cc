import { addDays, PULSE_DAYS } from '@aura/shared-domain';
import { describeDay } from '../words/dates.ts';

/** Why a pulse that begins today cannot end with a day; null if it can. */
export function findDayProblem(closesOn: string, today: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(closesOn)) return 'Escolha o último dia para responder.';
  const [first, last] = [addDays(today, PULSE_DAYS.least), addDays(today, PULSE_DAYS.most)];
  return closesOn >= first && closesOn <= last
    ? null
    : `Escolha um dia entre ${describeDay(first)} e ${describeDay(last)}.`;
}

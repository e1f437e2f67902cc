import { TIME_ZONE } from '@aura/shared-domain';

const DATE = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: TIME_ZONE });
const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** "22/11/2026", in São Paulo. */
export const dateOf = (instant: string): string => DATE.format(new Date(instant));

/** "22/11/2026, 14:03", in São Paulo. */
export const momentOf = (instant: string): string => MOMENT.format(new Date(instant));

/** "22/11/2026" of a day `AAAA-MM-DD`, which lies in no time zone. */
export const dayInWords = (day: string): string => day.split('-').toReversed().join('/');

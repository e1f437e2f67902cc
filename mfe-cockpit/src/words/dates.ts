import { formatCalendarDay, formatDay, formatMoment } from '@aura/shared-domain';

/** "22/11/2026", in São Paulo. */
export const formatDateOf = (instant: string): string => formatDay(new Date(instant));

/** "22/11/2026, 14:03", in São Paulo. */
export const formatMomentOf = (instant: string): string => formatMoment(new Date(instant));

/** "22/11/2026" of a day `AAAA-MM-DD`, which lies in no time zone. */
export const describeDay = (day: string): string => formatCalendarDay(day);

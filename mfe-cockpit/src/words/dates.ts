import { formatCalendarDay, formatDay, formatMoment } from '@aura/shared-domain';

/** "22/11/2026", in São Paulo. */
export const formatDateOf = (instant: string): string => formatDay(new Date(instant));

/** "22/11/2026, 14:03", in São Paulo. */
export const formatMomentOf = (instant: string): string => formatMoment(new Date(instant));

/** "22/11/2026" for a day `AAAA-MM-DD`, which has no time zone. */
export const describeDay = (day: string): string => formatCalendarDay(day);

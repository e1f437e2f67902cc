import {
  formatMoment,
  formatNumber,
  formatShare,
  formatShortCalendarDay,
  formatTime,
} from '@aura/shared-domain';

/** Replaces a missing measurement. */
const NOTHING = '–';

/** Share from 0 to 1 as a person reads it: `3,5%`. */
export const formatPercent = (share: number): string => formatShare(share, 1);

/** Milliseconds as a person reads them: `420 ms`, `1,2 s`. */
export function formatMilliseconds(value: number | null | undefined): string {
  if (value === null || value === undefined) return NOTHING;
  return value < 1000 ? `${Math.round(value)} ms` : `${formatNumber(value / 1000, 1)} s`;
}

/** Shift of a layout, without a unit. */
export const shift = (value: number | null | undefined): string =>
  value === null || value === undefined ? NOTHING : formatNumber(value);

/** `AAAA-MM-DD` as `dd/mm`. */
export const formatShortDay = (day: string): string => formatShortCalendarDay(day);

/** Day and time in São Paulo: `23/11/2026, 14:05`. */
export const formatDayAndTime = (instant: Date): string => formatMoment(instant);

/** Time of day in São Paulo. */
export const formatTimeOfDay = (instant: Date): string => formatTime(instant);

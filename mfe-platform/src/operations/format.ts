const percentFormat = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });
const secondsFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const shiftFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
const dayFormat = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', timeZone: 'UTC' });
const instantFormat = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
const timeFormat = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** Stands where nothing was measured. */
const NOTHING = '–';

/** Share from 0 to 1 as a person reads it: `3,5%`. */
export const percent = (share: number): string => percentFormat.format(share);

/** Milliseconds as a person reads them: `420 ms`, `1,2 s`. */
export function milliseconds(value: number | null | undefined): string {
  if (value === null || value === undefined) return NOTHING;
  return value < 1000 ? `${Math.round(value)} ms` : `${secondsFormat.format(value / 1000)} s`;
}

/** Shift of a layout, without a unit. */
export const shift = (value: number | null | undefined): string =>
  value === null || value === undefined ? NOTHING : shiftFormat.format(value);

/** `AAAA-MM-DD` as `dd/mm`. */
export const shortDay = (day: string): string => dayFormat.format(new Date(day));

/** Day and time where the reader is: `23/11/2026, 14:05`. */
export const dayAndTime = (instant: Date): string => instantFormat.format(instant);

/** Time of day where the reader is. */
export const timeOfDay = (instant: Date): string => timeFormat.format(instant);

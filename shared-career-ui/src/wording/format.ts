import { formatDecimal, formatNumber } from '@aura/shared-domain';

/** "62,4": a value of a score. */
export const formatValue = (value: number): string => formatDecimal(value, 1);

/** "0,92": a factor, with every decimal that it has. */
export const formatFactor = (value: number): string => formatNumber(value, 6);

/** Duration as people say it: "30 min", "2 h", "1 h 30 min". */
export function formatMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

import { formatDecimal } from '@aura/shared-domain';
/* The one place that writes to the terminal. */

/** A line that says what is being done. */
export function say(line: string): void {
  console.log(line);
}

/** A line about what went wrong. */
export function complain(line: string): void {
  console.error(`✖ ${line}`);
}

/** Milliseconds as a person reads them: `0,4 s`, `1 min 12 s`. */
export function formatDuration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${formatDecimal(seconds, 1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

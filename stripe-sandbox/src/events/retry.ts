const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const FIRST_DELAYS = [SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE];

/**
 * When an event is told again that was told `attempts` times in vain, the last time just now: soon at first, then
 * hourly for a day. Null when it is given up. All times in milliseconds.
 */
export function nextAttempt(attempts: number, createdAt: number, now: number): number | null {
  const next = now + (FIRST_DELAYS[attempts - 1] ?? HOUR);
  return next - createdAt > DAY ? null : next;
}

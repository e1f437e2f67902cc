import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@aura/shared-domain';

const FIRST_DELAYS = [SECOND_MS, 5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS];

/**
 * When to retry an event after `attempts` failed deliveries, the last one just now: soon at first, then hourly for a
 * day. Null when it is given up. All times in milliseconds.
 */
export function nextAttempt(attempts: number, createdAt: number, now: number): number | null {
  const next = now + (FIRST_DELAYS[attempts - 1] ?? HOUR_MS);
  return next - createdAt > DAY_MS ? null : next;
}

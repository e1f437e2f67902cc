import type { Result } from '@aura/shared-domain';

export type Sleep = (ms: number) => Promise<void>;

export interface RetryPlan {
  /** How often to try at most, the first time included. */
  readonly attempts: number;
  /** Pause after a failed attempt, milliseconds; the first attempt is 1. */
  readonly pauseMs: (attempt: number) => number;
  readonly sleep: Sleep;
  /** Asked after each pause; true ends the series with the last failure. */
  readonly abandoned?: () => boolean;
}

/** Tries until the first success; otherwise gives the last failure. There is no pause after the last attempt. */
export async function retry<T, E>(
  operation: (attempt: number) => Promise<Result<T, E>>,
  { attempts, pauseMs, sleep, abandoned = () => false }: RetryPlan,
): Promise<Result<T, E>> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await operation(attempt);
    if (outcome.ok || attempt >= attempts) return outcome;
    await sleep(pauseMs(attempt));
    if (abandoned()) return outcome;
  }
}

export interface BreakerSettings {
  /** Failures within the window that open the breaker. */
  readonly failures: number;
  readonly windowMs: number;
  /** How long it stays open before one call may try again. */
  readonly openMs: number;
}

export const BREAKER: BreakerSettings = { failures: 5, windowMs: 30_000, openMs: 30_000 };

/** Leave for one call upstream; exactly one of `succeeded`, `failed` and `abandoned` ends it. */
interface Permit {
  /** The other side has begun to answer. */
  readonly answered: () => void;
  readonly succeeded: () => void;
  readonly failed: () => void;
  /** We ended the call ourselves. */
  readonly abandoned: () => void;
}

export interface Breaker {
  /** Leave for a call now, or null while the other side is taken to be down. */
  readonly enter: () => Permit | null;
}

/**
 * A circuit breaker in this process's memory. Enough failures within the window open it; after a pause a single call
 * tries again, and its outcome closes or reopens it. As long as nothing has answered lately, calls under way count as
 * failures that are still to come, so that many at once cannot get past the bound.
 */
export function createBreaker({ failures, windowMs, openMs }: BreakerSettings, now: () => number): Breaker {
  let failedAt: number[] = [];
  let underWay = 0;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let openUntil: number | null = null;

  const isWilling = (): boolean => {
    if (openUntil !== null) return now() >= openUntil && underWay === 0;
    failedAt = failedAt.filter((at) => at > now() - windowMs);
    const isProven = answeredAt > now() - windowMs;
    return failedAt.length + (isProven ? 0 : underWay) < failures;
  };
  const fail = (): void => {
    failedAt.push(now());
    const isFull = failedAt.filter((at) => at > now() - windowMs).length >= failures;
    if (openUntil !== null || isFull) openUntil = now() + openMs;
  };
  const succeed = (): void => {
    openUntil = null;
    failedAt = [];
  };
  return {
    enter() {
      if (!isWilling()) return null;
      underWay += 1;
      let isOver = false;
      const ends = (effect: () => void) => (): void => {
        if (isOver) return;
        isOver = true;
        underWay -= 1;
        effect();
      };
      return {
        answered: () => void (answeredAt = now()),
        succeeded: ends(succeed),
        failed: ends(fail),
        abandoned: ends(() => undefined),
      };
    },
  };
}

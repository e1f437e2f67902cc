const HOUR = 3_600_000;

/** How long things last, in milliseconds, as at Stripe. */
export const LIFETIME = {
  portalSession: HOUR,
  /** How long a first invoice can be paid. */
  firstPayment: 23 * HOUR,
  /** How long a request that is repeated does nothing. */
  keptAnswer: 24 * HOUR,
  /** How long an event that was told is remembered. */
  event: 30 * 24 * HOUR,
} as const;

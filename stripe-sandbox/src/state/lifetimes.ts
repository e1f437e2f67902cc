import { HOUR_MS } from '@aura/shared-domain';

/** How long things last, in milliseconds, as at Stripe. */
export const LIFETIME = {
  portalSession: HOUR_MS,
  /** How long a first invoice can be paid. */
  firstPayment: 23 * HOUR_MS,
  /** How long a request that is repeated does nothing. */
  keptAnswer: 24 * HOUR_MS,
  /** How long a delivered event is stored. */
  event: 30 * 24 * HOUR_MS,
} as const;

import type { Clock } from './clock.ts';
import type { State } from './state/state.ts';

/**
 * Everything that an operation may read and change. Operations are synchronous, so no intermediate state is visible.
 */
export interface World {
  readonly state: State;
  readonly clock: Clock;
  /** Origin that receipts and portal pages are addressed by. */
  readonly siteUrl: string;
  /** How long the slow card takes, milliseconds. */
  readonly slowMs: number;
  /** Whether there is a receiver of events. */
  readonly delivers: boolean;
}

/** Now, in the seconds since 1970 that Stripe's objects carry. */
export const readSeconds = ({ clock }: World): number => Math.floor(clock.now() / 1000);

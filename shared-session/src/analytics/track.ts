import type { ConsentChoice } from '../consent/consent-store.ts';
import type { AnalyticsEvent, AnalyticsSink } from './events.ts';

export interface Analytics {
  /** Passes an event to the sink; without consent it is discarded, not stored for later. */
  readonly track: (event: AnalyticsEvent) => void;
  readonly setSink: (sink: AnalyticsSink) => void;
}

/**
 * Until a sink is set, events go nowhere.
 * @param choice the person's current choice, asked anew for every event.
 */
export function createAnalytics(choice: () => ConsentChoice): Analytics {
  let current: AnalyticsSink | null = null;
  return {
    track: (event) => {
      if (choice() === 'accepted') current?.(event);
    },
    setSink: (next) => {
      current = next;
    },
  };
}

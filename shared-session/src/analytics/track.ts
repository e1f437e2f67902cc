import type { ConsentChoice } from '../consent/consent.ts';
import type { AnalyticsEvent, AnalyticsSink } from './events.ts';

export interface Analytics {
  /** Hands an event to the sink; without consent the event is forgotten, not kept for later. */
  readonly track: (event: AnalyticsEvent) => void;
  readonly setSink: (sink: AnalyticsSink) => void;
}

/** @param choice the person's current choice, asked anew for every event. */
export function createAnalytics(choice: () => ConsentChoice, sink: AnalyticsSink): Analytics {
  let current = sink;
  return {
    track: (event) => {
      if (choice() === 'accepted') current(event);
    },
    setSink: (next) => {
      current = next;
    },
  };
}

/** Shows events in the console of builds that talk to the emulators; the sink where no service is configured. */
export const consoleSink: AnalyticsSink = (event) => {
  // eslint-disable-next-line no-console -- this is where a developer reads them
  if (typeof __AURA_EMULATORS__ !== 'undefined' && __AURA_EMULATORS__) console.info('[analytics]', event);
};

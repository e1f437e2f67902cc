import type { Openings, TelemetryEvent } from '@aura/shared-domain';

/** The outcome of a batch's opening; `failed` also for an opening reported earlier. */
export type Outcome = 'opened' | 'failed' | null;

/** A failure or an error makes an opening one that failed, however many of them there are. */
export function computeOutcome(events: readonly TelemetryEvent[]): Outcome {
  if (events.some(({ kind }) => kind === 'loadFailed' || kind === 'error')) return 'failed';
  return events.some(({ kind }) => kind === 'load') ? 'opened' : null;
}

/** The additional counts of a holder with a remembered opening; null if nothing is new. */
export function computeNewlyCounted(known: Outcome, outcome: Outcome): Openings | null {
  if (outcome === null || outcome === known || known === 'failed') return null;
  return { tried: known === null ? 1 : 0, failed: outcome === 'failed' ? 1 : 0 };
}

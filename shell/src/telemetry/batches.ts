import { TELEMETRY_LIMITS, type TelemetryEvent, type TelemetryRequest } from '@aura/shared-domain';

/** The subject of one event. */
export interface Subject {
  readonly remote: string;
  readonly version: string;
}

/** Kept at most until the next sending. */
const MOST_WAITING = 100;

/** Events on their way out: a bounded number of them, given away in batches of one version each. */
export class Batches {
  readonly #waiting: { readonly subject: Subject; readonly event: TelemetryEvent }[] = [];

  /** Adds an event; false if there are too many already. */
  add({ remote, version }: Subject, event: TelemetryEvent): boolean {
    if (this.#waiting.length >= MOST_WAITING) return false;
    this.#waiting.push({ subject: { remote, version }, event });
    return true;
  }

  /** Everything that waits. */
  take(): readonly TelemetryRequest[] {
    const batches: { remote: string; version: string; events: TelemetryEvent[] }[] = [];
    for (const { subject, event } of this.#waiting.splice(0)) {
      const open = batches.findLast(
        ({ remote, version }) => remote === subject.remote && version === subject.version,
      );
      if (open && open.events.length < TELEMETRY_LIMITS.events) open.events.push(event);
      else batches.push({ ...subject, events: [event] });
    }
    return batches;
  }
}

import type { TagEvent } from './events.ts';

/** A measuring service in the page. */
export interface Tag {
  /** The person accepts: from now on it may store identifiers and send. Called again after a {@link Tag.revoke}. */
  readonly allow: () => void;
  /** The person has withdrawn: nothing may be sent or stored any more. */
  readonly revoke: () => void;
  /** Sends an event that {@link toTagEvent} has made. Called only while allowed. */
  readonly send: (event: TagEvent) => void;
}

/**
 * Brings a service into the page; called once per acceptance, and rejects where it is blocked.
 * @param signal aborted by a withdrawal; nothing may be fetched after that.
 */
export type LoadTag = (signal: AbortSignal) => Promise<Tag>;

import type { AnalyticsEvent, EventDeclaration } from '@aura/shared-domain/events';

export type { AnalyticsEvent } from '@aura/shared-domain/events';

/** Where accepted events go. */
export type AnalyticsSink = (event: AnalyticsEvent) => void;

/** The events that the remotes of the page have declared, as far as they can be had. Never rejects. */
export type RemoteEvents = () => Promise<readonly EventDeclaration[]>;

/** An event as it may leave the page. */
export interface TagEvent {
  /** With a pseudonym wherever an account was given. */
  readonly event: AnalyticsEvent;
  readonly declaration: EventDeclaration;
}

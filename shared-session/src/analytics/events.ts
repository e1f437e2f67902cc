import type { EventDeclaration, ReportedEvent } from '@aura/shared-domain/events';

/**
 * An event that happened. What it is called and may hold is declared: by a remote in its definition, by the shell and
 * the session in `OWN_EVENTS`. No CV text, goal, score, e-mail or name ever enters one.
 */
export type AnalyticsEvent = ReportedEvent;

/** Where accepted events go. */
export type AnalyticsSink = (event: AnalyticsEvent) => void;

/** The events that the remotes of the page have declared, as far as they can be had. Never rejects. */
export type RemoteEvents = () => Promise<readonly EventDeclaration[]>;

/** An event as it may leave the page. */
export interface TagEvent {
  /** With a pseudonym wherever an account was given. */
  readonly event: ReportedEvent;
  readonly declaration: EventDeclaration;
}

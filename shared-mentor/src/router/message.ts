import type { AsideReason, MentorIntent } from '@aura/shared-domain';

/** A message that the router never learns from, and where it belongs. */
export interface EvaluationMessage {
  readonly text: string;
  readonly expected: MentorIntent | AsideReason;
  /** Intent of the answer before; null for the first message. */
  readonly lastIntent: MentorIntent | null;
}

/** A message and every subject under which a thoughtful mentor could rightly treat it. */
export interface BlindMessage {
  readonly text: string;
  readonly intents: readonly (MentorIntent | 'outside')[];
}

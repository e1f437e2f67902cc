import type { MentorIntent } from '@aura/shared-domain';

/** A message and every subject under which a thoughtful mentor could rightly treat it. */
export interface BlindMessage {
  readonly text: string;
  readonly intents: readonly (MentorIntent | 'outside')[];
}

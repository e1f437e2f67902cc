import type { AsideReason, MentorAnswer, MentorIntent, SafetyReply } from '@aura/shared-domain';
import type { PersonRecord } from '../person/record.ts';

/** An answered message of the conversation, and the topic of its answer. */
export interface Turn {
  readonly question: string;
  readonly intent: MentorIntent;
  /** The `play` noted with the answer; empty if there is none. */
  readonly play: string;
  /** The text that the answer wrote for the person to send or to say; empty for none. */
  readonly draft: string;
  /** What the answer said first: the person may go on with its figures. */
  readonly said?: string;
}

/** A job ad, as far as an answer tells of it. Reais a month. */
export interface Ad {
  readonly title: string;
  readonly company: string | null;
  readonly city: string | null;
  readonly salary: { readonly min: number; readonly max: number } | null;
}

/** The response to a message: a fixed reply, a reply without advice, or an answer. */
export type Response =
  | { readonly kind: 'safety'; readonly reply: SafetyReply }
  | {
      readonly kind: 'aside';
      readonly reason: AsideReason;
      readonly text: string;
      readonly suggestions: readonly string[];
    }
  | { readonly kind: 'advice'; readonly answer: MentorAnswer };

export interface Asked {
  readonly text: string;
  /** The conversation before, oldest first. */
  readonly turns: readonly Turn[];
  /** The message right before, if it got no advice and is in no turn; empty for none. */
  readonly unanswered: string;
  readonly record: PersonRecord;
  /** Ads for `adsWanted`. */
  readonly ads: readonly Ad[];
}

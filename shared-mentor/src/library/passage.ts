import type { MentorIntent } from '@aura/shared-domain';

/** A piece of text that advice rests on. */
export interface Passage {
  readonly id: string;
  readonly type: 'article' | 'guide' | 'law';
  readonly title: string;
  /** Of an article word for word. */
  readonly text: string;
  /** Path inside the product, or an address of the authority; null for none. */
  readonly link: string | null;
  /** Day on which a fact of law was last checked, YYYY-MM-DD; null for what is no law. */
  readonly checkedOn: string | null;
  /** What it can be of use for beyond the plays that name it. */
  readonly intents: readonly MentorIntent[];
  /** Words that people ask about it with, where its text has others; for the search alone. */
  readonly words: string;
}

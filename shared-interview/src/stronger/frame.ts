import type { GapToFill } from '@aura/shared-domain';

/** Part of a story that a sentence with a gap belongs to. */
export type Place = 'situation' | 'task' | 'action' | 'result' | 'reflection';

/** A request to the person: a sentence without content, with gaps to fill. */
export interface Frame {
  readonly pt: string;
  readonly en: string;
  /** One for each token, in the order of the text; questions are Portuguese whatever the answer is. */
  readonly asks: readonly { readonly kind: GapToFill['kind']; readonly question: string }[];
}

export type FrameName = Place | 'deadline' | 'ownPart' | 'numbers';

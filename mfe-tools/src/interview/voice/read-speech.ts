import type { Speech } from '@aura/shared-domain';
import type { AnswerDraft } from '../draft/state.ts';

/** How far the corrected text may be from what was heard, as a share of the words, for a pace to mean anything. */
const TOLERANCE = 0.25;

export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** What was measured of an answer; null where it was typed, or rewritten so far that pace says nothing any more. */
export function readSpeech({ text, spoken }: Pick<AnswerDraft, 'text' | 'spoken'>): Speech | null {
  if (!spoken || spoken.words === 0 || spoken.seconds < 1) return null;
  const changed = Math.abs(countWords(text) - spoken.words) / spoken.words;
  return changed <= TOLERANCE ? { seconds: spoken.seconds, longPauses: spoken.longPauses } : null;
}

import type { SafetyCategory, SafetyReply } from '@aura/shared-domain';
import { replyOf } from './reply.ts';
import { RULES } from './rules/index.ts';
import { viewsOf } from './text/views.ts';

/** What a message is handled as, the gravest category first; null for one that the mentor may answer. */
function categoryOf(text: string): SafetyCategory | null {
  const views = viewsOf(text);
  return RULES.find(({ finds }) => views.some(finds))?.category ?? null;
}

/**
 * The fixed reply that stands in the place of coaching, or null. By rules alone, the same for the same message. Distress
 * without danger (burnout, tears, being tired of one's work) is answered by the mentor; a reply about health is given
 * only to whoever asks about health.
 */
export function checkSafety(text: string): SafetyReply | null {
  const category = categoryOf(text);
  return category && replyOf(category);
}

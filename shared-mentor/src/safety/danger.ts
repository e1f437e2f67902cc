import type { SafetyReply } from '@aura/shared-domain';
import { replyOf } from './reply.ts';
import { DANGERS } from './rules/dangers.ts';
import { viewsOf } from './text/views.ts';

/**
 * The fixed reply to a message that tells of danger to life and limb, or null: the part of the safety layer that a page
 * can carry along.
 */
export function checkDanger(text: string): SafetyReply | null {
  const views = viewsOf(text);
  const danger = DANGERS.find(({ finds }) => views.some(finds));
  return danger ? replyOf(danger.category) : null;
}

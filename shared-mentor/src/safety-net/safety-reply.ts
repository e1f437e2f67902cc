import type { SafetyReply } from '@aura/shared-domain';
import { isOtherLanguage } from '../router/language.ts';
import { normalMessage } from '../router/normal.ts';
import { checkSafety, replyOf } from '../safety/index.ts';
import { dangerOf } from './danger.ts';
import { withLaw } from './law-answer.ts';

/** From this chance on a message is handled as what it is like. */
const ENOUGH = 0.5;
/** Below this chance what a rule finds is a look-alike; danger to life and limb is never spared like this. */
const HARDLY = 0.001;
/** Fewer words are like anything: of them rules alone decide. */
const FEWEST_WORDS = 7;

/**
 * What is said in the place of coaching, or null. Rules decide first; a likeness to labelled messages finds what they
 * have no words for, tells danger from what sounds like less, and spares what only looks like it. The same for the same
 * message.
 */
export function safetyReplyTo(text: string): SafetyReply | null {
  const reply = fixedReplyTo(text);
  return reply && withLaw(reply, text);
}

function fixedReplyTo(text: string): SafetyReply | null {
  const byRule = checkSafety(text);
  if (byRule?.level === 'stop' || !canBeCompared(text)) return byRule;
  const { chance, category } = dangerOf(text);
  const byLikeness = chance > ENOUGH ? replyOf(category) : null;
  if (!byRule || byLikeness?.level === 'stop') return byLikeness;
  return chance < HARDLY ? null : byRule;
}

/** The labelled messages are Portuguese, and longer than a word or two. */
function canBeCompared(text: string): boolean {
  const words = normalMessage(text).split(' ');
  return words.length >= FEWEST_WORDS && !isOtherLanguage(words, text);
}

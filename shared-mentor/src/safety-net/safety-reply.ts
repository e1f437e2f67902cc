import type { SafetyCategory, SafetyReply } from '@aura/shared-domain';
import { ASKING } from '../generated/asking.ts';
import { isOtherLanguage } from '../router/language.ts';
import { normalMessage } from '../router/normalize-message.ts';
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
  const byLikeness = chance > ENOUGH ? byLikenessTo(category, text, { chance, byRule }) : null;
  if (!byRule || byLikeness?.level === 'stop') return byLikeness;
  return chance < HARDLY ? null : byRule;
}

/**
 * A likeness to danger is one sign; what a rule finds, or words of the danger itself, are another. Without a second one the
 * mentor asks, or goes on.
 */
function byLikenessTo(
  category: SafetyCategory,
  text: string,
  { chance, byRule }: { readonly chance: number; readonly byRule: SafetyReply | null },
): SafetyReply | null {
  const asking = ASKING[category];
  const reply = replyOf(category);
  if (!asking || byRule || hasSign(asking.signs, text)) return reply;
  if (chance < NEARLY_SURE) return null;
  const { title, paragraphs } = asking;
  return { ...reply, level: 'guide', title, paragraphs: [...paragraphs] };
}

/** From this chance on a likeness without any word of danger is asked about. */
const NEARLY_SURE = 0.9;

function hasSign(signs: string, text: string): boolean {
  const words = normalMessage(text).split(' ');
  return signs.split(' ').some((sign) => words.some((word) => word.startsWith(sign)));
}

/** Whether a reply only asks whether there is danger. */
export const isAsking = ({ category, level }: Pick<SafetyReply, 'category' | 'level'>): boolean =>
  level === 'guide' && ASKING[category] !== undefined;

/** The labelled messages are Portuguese, and longer than a word or two. */
function canBeCompared(text: string): boolean {
  const words = normalMessage(text).split(' ');
  return words.length >= FEWEST_WORDS && !isOtherLanguage(words, text);
}

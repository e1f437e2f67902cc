import {
  AS_MACHINE,
  FORGET_RULES,
  KEEP_SECRET,
  MARKUP,
  NOTE_TO_MACHINE,
  PLAY_ROLE,
  RATE_BEST,
  RECOMMEND,
  REPLY_ONLY,
} from '../../generated/phrases/injections.ts';
import { foldText, type TextRange } from '../../text/index.ts';

/** Sentences that speak to a machine instead of describing a person; over folded text. */
const PATTERNS: readonly RegExp[] = [
  FORGET_RULES,
  PLAY_ROLE,
  AS_MACHINE,
  RATE_BEST,
  RECOMMEND,
  NOTE_TO_MACHINE,
  MARKUP,
  REPLY_ONLY,
  KEEP_SECRET,
];

const SENTENCE = /[^.!?\n]+(?:[.!?](?![\s\n]|$)[^.!?\n]*)*[.!?]?/gu;

/** Sentences of a text that give orders to a machine reader; ranges in the original text. */
export function findInjections(text: string): TextRange[] {
  const found: TextRange[] = [];
  for (const match of text.matchAll(SENTENCE)) {
    const { folded } = foldText(match[0].trim());
    if (!PATTERNS.some((pattern) => pattern.test(folded))) continue;
    const lead = match[0].length - match[0].trimStart().length;
    found.push({ start: match.index + lead, end: match.index + match[0].trimEnd().length });
  }
  return found;
}

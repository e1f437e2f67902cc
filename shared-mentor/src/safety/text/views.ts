import { reduceToPlainLetters, withoutGaps, withoutLeet, withoutStretch } from './letters.ts';
import { spellOutWord } from './slang.ts';
import { withoutSlip } from './slips.ts';

/**
 * Words with one blank between them, sentences closed by " .". Letters outside words are cut off by what Unicode
 * calls a letter or a digit; what is left is ASCII, so that rules may use `\b`.
 */
function toWords(text: string): string {
  const words = text
    .replace(/'/g, '')
    .replace(/[.!?;:\n]+(?=\s|$)|[!?;\n]+|[()"“”]+/gu, ' . ')
    .match(/[\p{L}\p{N}]+|\./gu);
  const meant = (words ?? []).map((word) => (word === '.' ? word : withoutSlip(spellOutWord(word))));
  return ` ${meant.join(' ')} . `.replace(/(?: \.)+ /g, ' . ');
}

/**
 * The forms in which a message is read: as typed, and, if it differs, without tricks against filters: doubled letters,
 * signs for letters, separated letters. A match in one of them counts.
 */
export function buildViews(text: string): readonly string[] {
  const plain = reduceToPlainLetters(text);
  const typed = toWords(withoutStretch(plain, 3));
  const uncovered = toWords(withoutStretch(withoutLeet(withoutGaps(plain)), 2));
  return typed === uncovered ? [typed] : [typed, uncovered];
}

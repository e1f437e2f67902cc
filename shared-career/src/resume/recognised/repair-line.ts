import type { RecognisedWord } from './words.ts';

/** What the engine makes of the bullets of lists. */
const BULLET = /^(?:[>»«›‹¢°º*+•·●■▪◦©®=]{1,2}|[eo])$/u;
/** What it makes of the dots that part two names on a line. */
const DOT = /^[*+•·º°»=]$/u;
/** Signs that stand alone between words. */
const SIGN = /^[|/&–—-]$/u;
/** The end of an address that was torn apart at a dot. */
const TORN = /^\.[\w.-]+@/u;
/** Below this what is no word is taken for dirt, a rule or an icon. */
const CERTAIN = 0.6;

const isWord = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);

function isBullet(words: readonly RecognisedWord[]): boolean {
  const [first, second] = words;
  if (first === undefined || second === undefined || !BULLET.test(first.text)) return false;
  // The words "e" and "o" begin a line only as the rest of a sentence.
  return !/^[eo]$/u.test(first.text) || /^\p{Lu}/u.test(second.text);
}

function joinTorn(words: readonly RecognisedWord[]): RecognisedWord[] {
  const joined: RecognisedWord[] = [];
  for (const word of words) {
    const open = joined.at(-1);
    if (open === undefined || !TORN.test(word.text)) joined.push(word);
    else {
      const width = word.left + word.width - open.left;
      joined[joined.length - 1] = { ...open, text: open.text + word.text, width };
    }
  }
  return joined;
}

/** Takes out of a line what is no text, and mends what the engine is known to take for another sign. Words from left to right. */
export function repairLine(words: readonly RecognisedWord[]): RecognisedWord[] {
  if (!words.some(({ text, confidence }) => isWord(text) || (confidence >= CERTAIN && /\d/u.test(text))))
    return [];
  const kept = joinTorn(
    words.filter(
      ({ text, confidence }) =>
        isWord(text) || SIGN.test(text) || BULLET.test(text) || DOT.test(text) || confidence >= CERTAIN,
    ),
  );
  const bullet = isBullet(kept);
  return kept.map((word, index) => {
    if (index === 0) return bullet ? { ...word, text: '•' } : word;
    return DOT.test(word.text) ? { ...word, text: '·' } : word;
  });
}

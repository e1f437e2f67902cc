import { readTitleLexicon } from './lexicon/read.ts';
import { isSlip } from './slips.ts';
import type { TitleWeights } from './weights.ts';

/** Two words of one family share this many first letters, and this share of the longer one. */
const FAMILY = { letters: 5, share: 0.6 } as const;
/** From this share of common trigrams on, one word looks like the other. */
const ALIKE = 0.55;
/** Under this share no word is the other with a slip of the keyboard. */
const SLIP = 0.3;
/** A cut word keeps at least this many letters. */
const CUT = 3;

function computeCommonPrefix(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at < most && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
}

interface Word {
  readonly key: string;
  readonly stem: string;
}

/** What a word of several parts has in common with another: "segurança do trabalho" with "segurança". */
function shareParts(a: string, b: string): boolean {
  if (!a.includes(' ') && !b.includes(' ')) return false;
  const parts = b.split(' ');
  return a.split(' ').some((part) => parts.includes(part));
}

/**
 * How alike two different words are, 0 to 1.
 * @param overlap share of common trigrams (Dice), 0 to 1.
 * @param unknown one of them is no word that is known, and so may be a slip for the other.
 */
export function computeWordLikeness(
  a: Word,
  b: Word,
  { overlap, unknown }: { readonly overlap: number; readonly unknown: boolean },
  near: TitleWeights['near'],
): number {
  if (a.key === b.key) return 1;
  let best = (readTitleLexicon().kin.get(a.key)?.get(b.key) ?? 0) * near.kin;
  if (a.stem === b.stem) best = Math.max(best, near.stem);
  if (shareParts(a.key, b.key)) best = Math.max(best, near.part);
  const prefix = computeCommonPrefix(a.key, b.key);
  const longer = Math.max(a.key.length, b.key.length);
  if (prefix >= FAMILY.letters && prefix / longer >= FAMILY.share) best = Math.max(best, near.family);
  if (prefix >= CUT && prefix === Math.min(a.key.length, b.key.length) && prefix < longer)
    best = Math.max(best, near.cut * Math.sqrt(prefix / longer));
  if (overlap >= ALIKE) best = Math.max(best, near.alike * overlap);
  if (unknown && best < near.slip && overlap >= SLIP && isSlip(a.key, b.key)) best = near.slip;
  return best;
}

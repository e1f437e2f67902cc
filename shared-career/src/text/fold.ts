/** A text folded for matching, with the way back to the original. */
export interface FoldedText {
  /** Lower case, without accents, ligatures expanded; the same length or longer than the original. */
  readonly folded: string;
  /**
   * Index in the original of the character that produced `folded[index]`.
   * `folded.length` (or more) maps to the original's length, so that half-open ranges map to half-open ranges.
   */
  readonly toOriginal: (index: number) => number;
}

const MARKS = /\p{M}/gu;
const ASCII = /^[\0-\x7f]*$/;

/** Letters that Unicode does not decompose but that people type without their stroke. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

const PUNCTUATION: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
};

function foldCharacter(character: string): string {
  const plain = PUNCTUATION[character];
  if (plain !== undefined) return plain;
  // NFKD expands ﬁ, ﬂ, ﬀ, ﬃ, ﬄ, full-width letters and superscripts, and splits accents off.
  const base = character.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(MARKS, '');
  return UNDECOMPOSED[base] ?? base;
}

/** Folds a text for matching: no accents, lower case, ligatures expanded. Keeps a map of offsets (UTF-16 units). */
export function foldText(text: string): FoldedText {
  if (ASCII.test(text)) {
    const length = text.length;
    return { folded: text.toLowerCase(), toOriginal: (index) => Math.max(0, Math.min(index, length)) };
  }
  const origins: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const piece = foldCharacter(character);
    for (let unit = 0; unit < piece.length; unit += 1) origins.push(at);
    folded += piece;
    at += character.length;
  }
  return {
    folded,
    toOriginal: (index) =>
      index >= origins.length ? text.length : (origins[Math.max(0, index)] ?? text.length),
  };
}

/** Only the folded form, trimmed and with every run of white space turned into one blank: a key to compare with. */
export function foldKey(text: string): string {
  return foldText(text).folded.replace(/\s+/gu, ' ').trim();
}

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

/** Nearly all text uses characters below this one; their folding is computed once. */
const FIRST_RARE = 0x2200;
const common: (string | undefined)[] = [];

function foldOne(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code < FIRST_RARE ? (common[code] ??= foldCharacter(character)) : foldCharacter(character);
}

const clampTo =
  (length: number) =>
  (index: number): number =>
    Math.max(0, Math.min(index, length));

/** Folds a text for matching: no accents, lower case, ligatures expanded. Keeps a map of offsets (UTF-16 units). */
export function foldText(text: string): FoldedText {
  if (ASCII.test(text)) return { folded: text.toLowerCase(), toOriginal: clampTo(text.length) };
  let folded = '';
  let isShifted = false;
  for (const character of text) {
    const piece = foldOne(character);
    isShifted ||= piece.length !== 1 || character.length !== 1;
    folded += piece;
  }
  // As long as every character folds to one, an index is its own origin.
  return {
    folded,
    toOriginal: isShifted ? makeToOriginal(text, folded.length) : clampTo(text.length),
  };
}

/** Where in a text each unit of its folded form comes from. */
function computeOrigins(text: string, foldedLength: number): Uint32Array {
  const origins = new Uint32Array(foldedLength);
  let [at, length] = [0, 0];
  for (const character of text) {
    const { length: units } = foldOne(character);
    origins.fill(at, length, length + units);
    length += units;
    at += character.length;
  }
  return origins;
}

/** Most callers want the folded text alone: origins are worked out for the first that asks. */
function makeToOriginal(text: string, foldedLength: number): FoldedText['toOriginal'] {
  let origins: Uint32Array | null = null;
  return (index) => {
    origins ??= computeOrigins(text, foldedLength);
    return origins[Math.max(0, index)] ?? text.length;
  };
}

/** Only the folded form, trimmed and with every run of white space turned into one blank: a key to compare with. */
export function foldKey(text: string): string {
  return foldText(text).folded.replace(/\s+/gu, ' ').trim();
}

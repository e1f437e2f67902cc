import { foldText } from './fold.ts';

/** A half-open range of UTF-16 offsets. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]/u;

/** Whether the character (code point) that ends just before `index`, or starts at it, belongs to a word. */
function isWordAt(text: string, index: number, side: 'before' | 'after'): boolean {
  if (side === 'after')
    return index < text.length && WORD.test(String.fromCodePoint(text.codePointAt(index) ?? 32));
  if (index <= 0) return false;
  const low = text.charCodeAt(index - 1);
  const start = low >= 0xdc00 && low <= 0xdfff && index >= 2 ? index - 2 : index - 1;
  return WORD.test(String.fromCodePoint(text.codePointAt(start) ?? 32));
}

/**
 * Ranges of a folded phrase as whole words in a folded text. A boundary is required only next to a letter or digit of
 * the phrase, so that `c++` and `.net` are found too.
 */
export function findWhole(haystackFolded: string, needleFolded: string): TextRange[] {
  const needle = needleFolded.trim();
  if (needle === '') return [];
  const found: TextRange[] = [];
  const openStart = !isWordAt(needle, 0, 'after');
  const openEnd = !isWordAt(needle, needle.length, 'before');
  let from = 0;
  for (;;) {
    const start = haystackFolded.indexOf(needle, from);
    if (start < 0) return found;
    const end = start + needle.length;
    const whole =
      (openStart || !isWordAt(haystackFolded, start, 'before')) &&
      (openEnd || !isWordAt(haystackFolded, end, 'after'));
    if (whole) found.push({ start, end });
    from = whole ? end : start + 1;
  }
}

/** Ranges of a phrase as whole words in a text, ignoring case and accents; offsets in the original text. */
export function findWords(text: string, phrase: string): TextRange[] {
  const { folded, toOriginal } = foldText(text);
  return findWhole(folded, foldText(phrase).folded).map(({ start, end }) => ({
    start: toOriginal(start),
    // The origin of the next folded unit: combining marks after the last letter fold to nothing and so are included.
    end: toOriginal(end),
  }));
}

/** A regular expression's source that matches a text literally. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

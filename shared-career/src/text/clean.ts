const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** Expands typographic ligatures (ﬁ → fi), which PDFs keep as single characters. */
export function expandLigatures(text: string): string {
  return text.replace(/[ﬀ-ﬆ]/gu, (ligature) => LIGATURES[ligature] ?? ligature);
}

/**
 * A text in its display form: NFC, ligatures expanded, no control, zero-width or bidirectional-override characters.
 */
export function toDisplayText(text: string): string {
  return expandLigatures(text)
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085\f\v]/gu, '\n')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu, ' ')
    .replace(/[^\P{Cc}\n\t]|[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu, '');
}

/** Collapses every run of white space into one blank and trims. */
export function squeeze(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** A text as one line: every run of white space that holds a line break becomes one blank, the others stay. */
export function toOneLine(text: string): string {
  return text.replace(/\s+/gu, (run) => (/[\r\n]/u.test(run) ? ' ' : run));
}

/**
 * Joins a wrapped line with its continuation. A word cut by a soft hyphen, or by a hyphen between two lower-case
 * letters, is put together again; a hyphen after anything else is kept (`full-time`, `2020-` stay readable).
 */
export function joinWrapped(first: string, next: string): string {
  const left = first.trimEnd();
  const right = next.trimStart();
  if (left === '') return right;
  if (right === '') return left.replace(/\u00ad$/u, '');
  if (left.endsWith('\u00ad')) return left.slice(0, -1) + right;
  if (/\p{Ll}[-‐]$/u.test(left) && /^\p{Ll}/u.test(right)) {
    const head = /(\p{L}+)[-‐]$/u.exec(left)?.[1] ?? '';
    // Compounds keep their hyphen: a whole word of two parts is likelier than a cut after a common prefix.
    return KEPT_HYPHEN.has(head.toLowerCase()) ? left + right : left.slice(0, -1) + right;
  }
  if (/[-‐/]$/u.test(left) && /\S[-‐/]$/u.test(left)) return left + right;
  return `${left} ${right}`;
}

/** First halves after which a hyphen at a line's end is a real one more often than a cut word. */
const KEPT_HYPHEN: ReadonlySet<string> = new Set([
  'pós',
  'pré',
  'pró',
  'ex',
  'vice',
  'auto',
  'anti',
  'recém',
  'bem',
  'mal',
  'meio',
  'guarda',
  'segunda',
  'terça',
  'quarta',
  'quinta',
  'sexta',
  'full',
  'part',
  'self',
  'cross',
  'multi',
  'high',
  'low',
  'long',
  'short',
  'end',
  'on',
  'off',
  'open',
  'real',
  'large',
  'small',
  'well',
  'state',
  'decision',
  'data',
  'co',
  'non',
  'front',
  'back',
  'e',
]);

/** Takes soft hyphens out; the ones that cut a word at a line's end are handled by {@link joinWrapped}. */
export function dropSoftHyphens(text: string): string {
  return text.replace(/\u00ad/gu, '');
}

/** A text with a capital first letter. */
export const capitalizeFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The beginning of a sentence as it stands inside another one; an abbreviation stays: "NR-10", "PCP". */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}|\s|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

import { foldText, type TextRange } from '@aura/shared-career';

/** A written word of an answer, and its folded form: lower case, no accents. */
export interface Word extends TextRange {
  readonly raw: string;
  readonly key: string;
  /** Whether a sentence or a line begins with it, so that a capital says nothing. */
  readonly opens: boolean;
}

/** Letters and digits with what joins them: "R$", "pós-venda", "don't", "3,5", "30%". */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’.,&+#-][\p{L}\p{N}\p{M}]+)*[+#%]*/gu;

const OPENING = /[.!?…:;“"\n(]/u;

/** Every word of a text, in order. */
export function readWords(text: string): Word[] {
  let before = 0;
  return [...text.matchAll(WORD)].map((match, at) => {
    const [raw] = match;
    const end = match.index + raw.length;
    const opens = at === 0 || OPENING.test(text.slice(before, match.index));
    before = end;
    return { raw, key: foldText(raw).folded, opens, start: match.index, end };
  });
}

/**
 * A pattern for any of some folded phrases as whole words. A bar between blanks separates two phrases; within a group
 * it has no blanks.
 */
export function compilePhrases(phrases: string): RegExp {
  const all = phrases.trim().replace(/\s+/gu, ' ').replaceAll(' | ', '|');
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${all})(?![\p{L}\p{N}])`, 'gu');
}

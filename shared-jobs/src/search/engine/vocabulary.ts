import { countBits, computeLetterMask } from '../typos/slips.ts';

/** Every word of the ads, in order, with the family that each belongs to. */
export interface Vocabulary {
  readonly terms: readonly string[];
  readonly forms: readonly string[];
  /** The number of the form of each term. */
  readonly formOf: Uint32Array;
  /** For each form where its terms start in `formTerms`. */
  readonly formStarts: Uint32Array;
  readonly formTerms: Uint32Array;
  /** For each term its letters, a bit each. */
  readonly masks: Uint32Array;
}

/** @param formOf for each term, which are sorted, the number of its form; forms are sorted as well. */
export function createVocabulary(
  terms: readonly string[],
  forms: readonly string[],
  formOf: Uint32Array,
): Vocabulary {
  const formStarts = new Uint32Array(forms.length + 1);
  for (const form of formOf) formStarts[form + 1] = (formStarts[form + 1] ?? 0) + 1;
  for (let at = 1; at <= forms.length; at += 1)
    formStarts[at] = (formStarts[at] ?? 0) + (formStarts[at - 1] ?? 0);
  const next = formStarts.slice();
  const formTerms = new Uint32Array(terms.length);
  formOf.forEach((form, term) => {
    const at = next[form] ?? 0;
    formTerms[at] = term;
    next[form] = at + 1;
  });
  return { terms, forms, formOf, formStarts, formTerms, masks: Uint32Array.from(terms, computeLetterMask) };
}

/** The position, or insertion point, of a word in sorted words. */
export function findLowerBound(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number of a word among sorted words; -1 if it is missing. */
export function findWordNumber(sorted: readonly string[], word: string): number {
  const at = findLowerBound(sorted, word);
  return sorted[at] === word ? at : -1;
}

/** Terms of a form, by its number. */
export const listTermsOfForm = ({ formStarts, formTerms }: Vocabulary, form: number): Uint32Array =>
  form < 0 ? formTerms.subarray(0, 0) : formTerms.subarray(formStarts[form], formStarts[form + 1]);

/** Whether words of these letters can be so many slips apart: one slip takes a letter away and brings another. */
export const canLettersAgree = (a: number, b: number, slips: number): boolean =>
  countBits((a ^ b) >>> 0) <= 2 * slips;

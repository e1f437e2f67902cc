import { computeTitleSimilarity } from '../../taxonomy/find-occupation.ts';
import { foldKey } from '../../text/index.ts';
import type { TitleVariant } from './title-variants.ts';
import { ASKED } from './weights.ts';

/** Where one part of a headline ends and the next begins. */
const SEPARATOR = /\s*(?:[|·•–—/;,]|\s-\s|\s(?:na|no|em|at|@)\s)\s*/u;
const MOST_PARTS = 12;

/** "Back-end", "back end" and "backend" are one word. */
const SPLIT = /(?<!\p{L})(back|front|full|e) (end|stack|commerce)(?!\p{L})/gu;

/** A text as the forms of titles are written: folded, words apart by one blank. */
const foldWords = (text: string): string =>
  ` ${foldKey(text)
    .replace(/\.(?=\s|$)/gu, ' ')
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .replace(SPLIT, '$1$2')
    .trim()} `;

/** Whether a text names a role in one of its ways, as whole words. */
export const isNamingVariant = (text: string, { forms }: TitleVariant): boolean => {
  const words = foldWords(text);
  return forms.some((form) => words.includes(foldWords(form)));
};

/** Whether a headline (or the opening of a text) names the target role: its words, or a part that is alike enough. */
export function isNamingRole(text: string, variants: readonly TitleVariant[]): boolean {
  if (variants.some((variant) => isNamingVariant(text, variant))) return true;
  const parts = text
    .split(SEPARATOR)
    .filter((part) => foldKey(part).length >= 3 && part.length <= 80)
    .slice(0, MOST_PARTS);
  return variants.some(({ label }) =>
    parts.some((part) => computeTitleSimilarity(part, label) >= ASKED.sameTitle),
  );
}

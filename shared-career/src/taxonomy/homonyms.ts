import { HOMONYMS_SIGNS } from '../generated/signs.ts';
import type { FoldedText, TextRange } from '../text/index.ts';

const HOMONYMS = Object.values(HOMONYMS_SIGNS);

/** Where a word that names a skill in one trade is something else: "contratos de API", "biblioteca de componentes". */
export const findHomonyms = ({ folded, toOriginal }: FoldedText): TextRange[] =>
  HOMONYMS.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map((match) => ({
      start: toOriginal(match.index),
      end: toOriginal(match.index + match[0].length),
    })),
  );

/** A folded text without those words. */
export const removeHomonyms = (folded: string): string =>
  HOMONYMS.reduce((text, pattern) => text.replace(pattern, ' '), folded);

/** Those words. */
export const listHomonymWords = (folded: string): string[] =>
  HOMONYMS.flatMap((pattern) => folded.match(pattern) ?? []);

import type { Word } from '../read-words.ts';

const NEVER = new Set(['nunca', 'jamais', 'never']);
/** How many words before a verb may deny it: "nunca mais precisei". */
const REACH = 3;

/**
 * Whether a verb tells of what was never done. "Não" and a verb may be a deed: "não aceitei o desconto".
 * @param first the first word of its clause.
 */
export const isDenied = (words: readonly Word[], at: number, first: number): boolean =>
  words.slice(Math.max(first, at - REACH), at).some(({ key }) => NEVER.has(key));

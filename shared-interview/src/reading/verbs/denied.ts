import type { Word } from '../read-words.ts';

const NEVER = new Set(['nunca', 'jamais', 'never']);
const NEGATIONS = new Set([...NEVER, ..."nao nem not no don't didn't haven't can't cannot".split(' ')]);
/** How many words before a verb may negate it: "não me lembro", "nunca mais precisei". */
const REACH = 3;

const hasBefore = (words: readonly Word[], at: number, first: number, those: ReadonlySet<string>): boolean =>
  words.slice(Math.max(first, at - REACH), at).some(({ key }) => those.has(key));

/** Whether a word negates what follows. */
export const isNegation = (word: Word | undefined): boolean => word !== undefined && NEGATIONS.has(word.key);

/** Whether a verb is negated. */
export const isNegated = (words: readonly Word[], at: number): boolean => hasBefore(words, at, 0, NEGATIONS);

/**
 * Whether a verb tells of what was never done. "Não" and a verb may be a deed: "não aceitei o desconto".
 * @param first the first word of its clause.
 */
export const isDenied = (words: readonly Word[], at: number, first: number): boolean =>
  hasBefore(words, at, first, NEVER);

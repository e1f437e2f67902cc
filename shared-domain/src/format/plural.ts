import { formatNumber } from './number.ts';

/**
 * The form of a word that goes with a count: the first for exactly 1, the other for everything else, 0 included. People
 * write "0 vagas"; the plural rules of CLDR, which would say "0 vaga", are not asked.
 */
export const choosePlural = (count: number, one: string, other: string): string =>
  count === 1 ? one : other;

/** A count with its word: "1 vaga", "1.250 vagas". */
export const formatCount = (count: number, one: string, other: string): string =>
  `${formatNumber(count)} ${choosePlural(count, one, other)}`;

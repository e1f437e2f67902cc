import type { RiasecLetter } from '@aura/shared-domain';

/**
 * One work activity to rate from 1 (não gostaria nada) to 5 (gostaria muito). There are 24 of our own over the six
 * interest types of Holland, four per letter. Order on screen: {@link INTEREST_ORDER}.
 */
export interface InterestStatement {
  readonly id: string;
  readonly letter: RiasecLetter;
  readonly text: string;
}

/** A degree of agreement. */
export interface InterestDegree {
  readonly value: 1 | 2 | 3 | 4 | 5;
  readonly label: string;
}

/** Meaning of a letter, in words that complete "Você se interessa por…". */
export interface InterestLetter {
  readonly label: string;
  readonly description: string;
}

/** Ids in display order: the letters alternate, so that similar activities are never adjacent. */
export const INTEREST_ORDER: readonly string[] = ['1', '2', '3', '4'].flatMap((round) =>
  ['r', 's', 'c', 'i', 'e', 'a'].map((letter) => letter + round),
);

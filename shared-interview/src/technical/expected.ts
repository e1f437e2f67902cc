/** Lists of alternatives, folded; `*` leaves the end of a word open. The answer must contain one of each list. */
export type SaidAs = readonly (readonly string[])[];

/** An idea that the source contradicts. */
export interface WrongBelief {
  readonly says: string;
  readonly words: SaidAs;
  /** What shows, in the same sentence, that something else is meant. */
  readonly unless?: readonly string[];
  readonly instead: string;
}

/** A question of a trade whose answer can be right or wrong. */
export interface TechnicalQuestion {
  readonly id: string;
  readonly text: string;
  /** The norm, book or documentation that decides. */
  readonly source: string;
  readonly points: readonly { readonly says: string; readonly words: SaidAs }[];
  readonly wrong: readonly WrongBelief[];
}

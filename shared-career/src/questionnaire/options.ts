/** A choice of a step. */
export interface Option<T> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string;
}

/** From this level on one concrete proof is requested; with it, the rating is as good as a line of the CV. */
export const PROOF_FROM_LEVEL = 3;

/** How many skills are rated in each variant of the diagnosis. */
export const SELF_RATINGS_ASKED = { full: 12, quick: 6 } as const;

/** The aspect of a job that a person would least like to give up. */
export interface Anchor {
  readonly id: string;
  readonly label: string;
  readonly description: string;
}

/** Two statements, of which the person keeps one. */
export interface AnchorPair {
  readonly id: string;
  readonly a: { readonly anchorId: string; readonly text: string };
  readonly b: { readonly anchorId: string; readonly text: string };
}

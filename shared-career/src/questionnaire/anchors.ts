/** What somebody would least like to give up in a job. */
export interface Anchor {
  readonly id: string;
  readonly label: string;
  readonly description: string;
}

/** Two sentences, one of which the person keeps. */
export interface AnchorPair {
  readonly id: string;
  readonly a: { readonly anchorId: string; readonly text: string };
  readonly b: { readonly anchorId: string; readonly text: string };
}

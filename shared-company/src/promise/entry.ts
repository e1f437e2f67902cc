/** A short statement of a page: a heading and a sentence or two. */
export interface Entry {
  readonly title: string;
  readonly text: string;
}

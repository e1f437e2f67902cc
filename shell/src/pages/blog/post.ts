/** A note on how the product is made. */
export interface Post {
  /** Fragment of its address on the page. */
  readonly id: string;
  readonly title: string;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly publishedOn: string;
  /** Markup for `RichText`, without headings: the title is the only one. */
  readonly content_html: string;
}

/** An article in a list. `id` is also the last part of its address. */
export interface ArticleSummary {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** Minutes. */
  readonly readingTime: number;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly publishedOn: string;
}

/** A static article of the product. */
export interface Article extends ArticleSummary {
  /** Markup of the small subset that `RichText` of `@aura/shared-ui` draws: h2, h3, p, ul, ol, li, strong, em, blockquote, a. */
  readonly content_html: string;
}

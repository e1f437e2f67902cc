/** A message in words, before it has a form. */
export interface Worded {
  readonly isSecurity: boolean;
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly greeting: string | null;
  readonly paragraphs: readonly string[];
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly items: readonly { readonly title: string; readonly detail: string; readonly url: string | null }[];
  readonly quote: readonly string[];
  readonly action: { readonly label: string; readonly url: string } | null;
  readonly after: readonly string[];
  readonly why: string;
  readonly siteUrl: string;
  /** Address for turning the topic off; null for mandatory topics. */
  readonly unsubscribeUrl: string | null;
}

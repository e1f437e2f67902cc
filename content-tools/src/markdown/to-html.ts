import { writeMarkdown, type Dialect, type Written } from './write-markdown.ts';

export interface Html extends Written {
  /**
   * The subset that `RichText` of `@aura/shared-ui` draws: h2, h3, p, ul, ol, li, strong, em, blockquote, a. Every block
   * begins a line; a heading of the second level has an empty line before it.
   */
  readonly html: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const HTML: Dialect = {
  words: (text) => text.replaceAll(/[&<>]/gu, (sign) => ESCAPES[sign] ?? sign),
  link: (href, inner) =>
    `<a href="${href.replaceAll(/[&<>"]/gu, (sign) => ESCAPES[sign] ?? sign)}">${inner}</a>`,
  block: () => null,
};

/** Turns Markdown into the few elements that pages draw. What they do not draw is a fault, never left out in silence. */
export function convertMarkdownToHtml(markdown: string): Html {
  const { text, ...written } = writeMarkdown(markdown, HTML);
  return { html: text === '' ? '' : `\n${text}\n`, ...written };
}

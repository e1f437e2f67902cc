import { formatTitle, buildHeadTags, type PageHead } from './head-tags.ts';
import { HEAD_MARK } from './head-mark.ts';

/** Puts title, description, canonical link and social tags of a page into the document, in place of the last ones. */
export function setDocumentHead(page: PageHead): void {
  if (isWritten(page)) return;
  document.title = formatTitle(page);
  // Structured data of a written page goes too: it spoke of that page alone.
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
  for (const { tag, attributes } of buildHeadTags(page, window.location.origin)) {
    const element = document.createElement(tag);
    element.setAttribute(HEAD_MARK, '');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}

/** Whether the document came with this head, or has it already. */
function isWritten(page: PageHead): boolean {
  const address = document.head.querySelector('meta[property="og:url"]')?.getAttribute('content');
  return document.title === formatTitle(page) && address === window.location.origin + (page.path ?? '');
}

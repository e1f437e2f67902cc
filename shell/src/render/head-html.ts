import { escapeHtml } from '@aura/shared-domain';
import { formatTitle, buildHeadTags, type PageHead } from '../head/head-tags.ts';
import { HEAD_MARK } from '../head/head-mark.ts';

/** The head of a page as HTML. */
export function writeHead(page: PageHead, origin: string, structuredData: readonly object[]): string {
  const tags = buildHeadTags(page, origin).map(
    ({ tag, attributes }) =>
      `<${tag} ${HEAD_MARK}=""${Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
        .join('')}>`,
  );
  const data = structuredData.map(
    (item) => `<script type="application/ld+json" ${HEAD_MARK}="">${escapeJson(item)}</script>`,
  );
  return [`<title>${escapeHtml(formatTitle(page))}</title>`, ...tags, ...data].join('');
}

/** Nothing in it can end the element. */
const escapeJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

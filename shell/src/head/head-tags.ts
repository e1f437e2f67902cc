import { APP_NAME } from '@aura/shared-domain';

/** The content of a page's head. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Canonical path; null if only the browser knows the address. */
  readonly path: string | null;
  readonly kind: 'website' | 'article';
  /** Whether search engines should list the page. */
  readonly isListed: boolean;
  /** Calendar day of an article, `YYYY-MM-DD`. */
  readonly publishedOn?: string | undefined;
}

export interface HeadTag {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

const SOCIAL_IMAGE = { path: '/social.png', width: '1200', height: '630' } as const;

const FEED: HeadTag = {
  tag: 'link',
  attributes: { rel: 'alternate', type: 'application/atom+xml', href: '/feed.xml' },
};

/** The text of `<title>`. */
export const formatTitle = ({ title }: Pick<PageHead, 'title'>): string => `${title} · ${APP_NAME}`;

/**
 * Description, canonical link and social tags of a page, the same for the server and the browser.
 * @param origin public origin of the site, without a final slash
 */
export function buildHeadTags(page: PageHead, origin: string): readonly HeadTag[] {
  const title = formatTitle(page);
  const url = page.path === null ? null : origin + page.path;
  return [
    meta('name', 'description', page.description),
    ...(page.isListed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(page.isListed && url ? [{ tag: 'link', attributes: { rel: 'canonical', href: url } } as const] : []),
    ...(page.path?.startsWith('/blog') ? [FEED] : []),
    meta('property', 'og:site_name', APP_NAME),
    meta('property', 'og:locale', 'pt_BR'),
    meta('property', 'og:type', page.kind),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    ...(url ? [meta('property', 'og:url', url)] : []),
    meta('property', 'og:image', origin + SOCIAL_IMAGE.path),
    meta('property', 'og:image:width', SOCIAL_IMAGE.width),
    meta('property', 'og:image:height', SOCIAL_IMAGE.height),
    meta('property', 'og:image:alt', `${APP_NAME}: diagnóstico de carreira com evidências`),
    ...(page.publishedOn ? [meta('property', 'article:published_time', page.publishedOn)] : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', page.description),
    meta('name', 'twitter:image', origin + SOCIAL_IMAGE.path),
  ];
}

function meta(kind: 'name' | 'property', key: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [kind]: key, content } };
}

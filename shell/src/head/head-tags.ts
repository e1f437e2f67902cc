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
    makeMeta('name', 'description', page.description),
    ...(page.isListed ? [] : [makeMeta('name', 'robots', 'noindex')]),
    ...(page.isListed && url ? [{ tag: 'link', attributes: { rel: 'canonical', href: url } } as const] : []),
    ...(page.path?.startsWith('/blog') ? [FEED] : []),
    makeMeta('property', 'og:site_name', APP_NAME),
    makeMeta('property', 'og:locale', 'pt_BR'),
    makeMeta('property', 'og:type', page.kind),
    makeMeta('property', 'og:title', title),
    makeMeta('property', 'og:description', page.description),
    ...(url ? [makeMeta('property', 'og:url', url)] : []),
    makeMeta('property', 'og:image', origin + SOCIAL_IMAGE.path),
    makeMeta('property', 'og:image:width', SOCIAL_IMAGE.width),
    makeMeta('property', 'og:image:height', SOCIAL_IMAGE.height),
    makeMeta('property', 'og:image:alt', `${APP_NAME}: diagnóstico de carreira com evidências`),
    ...(page.publishedOn ? [makeMeta('property', 'article:published_time', page.publishedOn)] : []),
    makeMeta('name', 'twitter:card', 'summary_large_image'),
    makeMeta('name', 'twitter:title', title),
    makeMeta('name', 'twitter:description', page.description),
    makeMeta('name', 'twitter:image', origin + SOCIAL_IMAGE.path),
  ];
}

function makeMeta(kind: 'name' | 'property', key: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [kind]: key, content } };
}

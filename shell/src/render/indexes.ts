import { APP_NAME, hasParameters } from '@aura/shared-domain';
import { chooseEntries, type ShellSite } from '@aura/shared-federation/contract';
import { POSTS } from '../generated/posts.ts';
import { buildPageHead } from '../head/page-head.ts';
import { resolveRoute } from '../routes/resolve-route.ts';
import { findPublicationDay, SHELL_ROUTES } from '../routes/shell-routes.ts';

/** `robots.txt`: everything may be read but what belongs to one person. */
export function writeRobotsTxt({ origin, registry }: ShellSite): string {
  const closed = [
    ...SHELL_ROUTES.filter(({ access }) => access !== 'public'),
    ...chooseEntries(registry, null).flatMap(({ descriptor }) =>
      descriptor.routes.filter(({ access }) => access !== 'public'),
    ),
  ].map(({ path }) => `Disallow: ${path.replace(/[:*].*$/, '')}`);
  return ['User-agent: *', ...new Set(closed), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** `sitemap.xml`: every page that should be found, of the shell and of the remotes. */
export function writeSitemap({ origin, registry }: ShellSite): string {
  const remotes = chooseEntries(registry, null);
  const paths = [
    ...SHELL_ROUTES.map(({ path }) => path),
    ...remotes.flatMap(({ descriptor }) => descriptor.routes.map(({ path }) => path)),
  ].filter((path) => !hasParameters(path));
  const urls = paths
    .filter((path) => buildPageHead(resolveRoute(remotes, path), path).isListed)
    .map((path) => `  <url><loc>${origin}${path}</loc>${writeLastChange(path)}</url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function writeLastChange(path: string): string {
  const day = findPublicationDay(path);
  return day ? `<lastmod>${day}</lastmod>` : '';
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** `feed.xml`: the notes of the blog for readers of feeds (Atom), newest first. */
export function writeFeed({ origin }: Pick<ShellSite, 'origin'>): string {
  const posts = POSTS.toSorted((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1));
  const entries = posts.flatMap(({ id, title, description, publishedOn: day }) => [
    '  <entry>',
    `    <title>${escapeXml(title)}</title>`,
    `    <link href="${origin}/blog/${id}"/>`,
    `    <id>${origin}/blog/${id}</id>`,
    `    <updated>${day}T12:00:00Z</updated>`,
    `    <summary>${escapeXml(description)}</summary>`,
    '  </entry>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">',
    `  <title>${APP_NAME}: blog</title>`,
    `  <link href="${origin}/blog"/>`,
    `  <link rel="self" href="${origin}/feed.xml"/>`,
    `  <id>${origin}/blog</id>`,
    `  <updated>${posts[0]?.publishedOn ?? '2026-11-21'}T12:00:00Z</updated>`,
    `  <author><name>${APP_NAME}</name></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

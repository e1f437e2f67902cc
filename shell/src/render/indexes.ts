import { hasParameters } from '@aura/shared-domain';
import { ARTICLE_SUMMARIES } from '@aura/shared-domain/articles';
import { entriesFor, type ShellSite } from '@aura/shared-federation/contract';
import { pageHead } from '../head/page-head.ts';
import { resolveRoute } from '../routes/resolve-route.ts';
import { SHELL_ROUTES } from '../routes/shell-routes.ts';

/** `robots.txt`: everything may be read but what belongs to one person. */
export function robotsTxt({ origin, registry }: ShellSite): string {
  const closed = [
    ...SHELL_ROUTES.filter(({ access }) => access !== 'public'),
    ...entriesFor(registry, null).flatMap(({ descriptor }) =>
      descriptor.routes.filter(({ access }) => access !== 'public'),
    ),
  ].map(({ path }) => `Disallow: ${path.replace(/[:*].*$/, '')}`);
  return ['User-agent: *', ...new Set(closed), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** `sitemap.xml`: every page that should be found, of the shell and of the remotes. */
export function sitemapXml({ origin, registry }: ShellSite): string {
  const remotes = entriesFor(registry, null);
  const paths = [
    ...SHELL_ROUTES.map(({ path }) => path),
    ...remotes.flatMap(({ descriptor }) => descriptor.routes.map(({ path }) => path)),
  ].filter((path) => !hasParameters(path));
  const urls = paths
    .filter((path) => pageHead(resolveRoute(remotes, path), path).isListed)
    .map((path) => `  <url><loc>${origin}${path}</loc>${lastChange(path)}</url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function lastChange(path: string): string {
  const article = ARTICLE_SUMMARIES.find(({ id }) => path === `/recursos/${id}`);
  return article ? `<lastmod>${article.publishedOn}</lastmod>` : '';
}

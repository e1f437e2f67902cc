import { hasParameters } from '@aura/shared-domain';
import {
  chooseEntries,
  type RenderedPage,
  type ShellRenderer,
  type ShellSite,
} from '@aura/shared-federation/contract';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from '../app.tsx';
import { markDocument } from '../document/mark-document.ts';
import { buildPageHead } from '../head/page-head.ts';
import { DeclaredContext } from '../extensions/index.ts';
import { makeWrittenContent, WrittenContentContext } from '../remotes/written/written-content.ts';
import { createWrittenRemotes } from '../registry/remotes-source.ts';
import { resolveRoute } from '../routes/resolve-route.ts';
import { SHELL_ROUTES, type ShellRoute } from '../routes/shell-routes.ts';
import { writeHead } from './head-html.ts';
import { writeFeed, writeRobotsTxt, writeSitemap } from './indexes.ts';
import { buildPatternHead, listRemotePatterns } from './remote-pages.ts';
import { buildStructuredData } from './structured-data.ts';

/*
 * Writes the public pages of the shell as HTML. Runs in Node, when a deployment is put together: the menu of a page
 * comes from the registry of that deployment.
 */

/** Leads nowhere, so that the page of unknown addresses is drawn. */
const NOWHERE = '/pagina-nao-encontrada';

/** Whether a page is the same for everybody, so that it can be written ahead. */
const isWritten = ({ access, path }: ShellRoute) => access === 'public' && !hasParameters(path);

export const staticPaths: ShellRenderer['staticPaths'] = () =>
  SHELL_ROUTES.filter(isWritten).map(({ path }) => path);

export const renderPage: ShellRenderer['renderPage'] = async (path, site) => {
  const route = resolveRoute(chooseEntries(site.registry, null), path);
  const head = buildPageHead(route, path);
  return {
    head: writeHead(head, site.origin, buildStructuredData(head, site.origin)),
    body: await renderBody(path, site),
  };
};

export const applicationPatterns: ShellRenderer['applicationPatterns'] = ({ registry }) => [
  ...SHELL_ROUTES.filter((route) => !isWritten(route)).map(({ path }) => path),
  ...listRemotePatterns(registry),
];

export const pointOf: NonNullable<ShellRenderer['pointOf']> = (pattern) =>
  SHELL_ROUTES.find(({ path }) => path === pattern)?.point ?? null;

export const renderHead: ShellRenderer['renderHead'] = (pattern, { origin, registry }) => {
  const head = buildPatternHead(registry, pattern);
  return writeHead(hasParameters(pattern) ? { ...head, path: null } : head, origin, []);
};

export const renderNotFound = (site: ShellSite): Promise<RenderedPage> => renderPage(NOWHERE, site);

/** The function's source, for inlining: it must not refer to anything outside itself. */
export const earlyScript: ShellRenderer['earlyScript'] = () => `(${markDocument.toString()})()`;

export const textFiles: ShellRenderer['textFiles'] = (site) => ({
  'robots.txt': writeRobotsTxt(site),
  'sitemap.xml': writeSitemap(site),
  'feed.xml': writeFeed(site),
});

async function renderBody(path: string, site: ShellSite): Promise<string> {
  const { registry, now, remotePages, extensions = {} } = site;
  const known = new Map(Object.entries(extensions));
  const declared = { get: () => known, getWritten: () => known, subscribe: () => () => undefined };
  const app = (
    <StrictMode>
      <WrittenContentContext value={makeWrittenContent(remotePages?.get(path) ?? null)}>
        <DeclaredContext value={declared}>
          <App remotes={createWrittenRemotes(registry)} now={now} writtenFor={path} />
        </DeclaredContext>
      </WrittenContentContext>
    </StrictMode>
  );
  const failures: unknown[] = [];
  const { prelude } = await prerender(app, {
    onError: (error) => void failures.push(error),
    // A page above the default size would be split, and its parts put together by inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  if (failures.length > 0) throw new Error(`${path}: ${String(failures[0])}`, { cause: failures[0] });
  return new Response(prelude).text();
}

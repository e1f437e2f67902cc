import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EMPTY_REGISTRY, type RemoteDefinition } from '../../contract/index.ts';
import type { RemoteFiles } from './emit-remote-files.ts';
import { buildEntry, collectExtensions } from './write-remote-apps.ts';

interface Renderer {
  /** The shell's `render.mjs`. */
  readonly shell: string;
  readonly definitions: readonly RemoteDefinition[];
  readonly files: RemoteFiles;
}

/**
 * Writes a renderer that draws the shell's pages with the built-in remotes, ignoring the given registry, and names the
 * files of a remote's page in its head.
 */
export function writeRenderer(path: string, { shell, definitions, files }: Renderer): void {
  const remotes = definitions.map((definition) => ({ current: buildEntry(definition) }));
  const links = Object.entries(files).map(([pattern, needed]) => [pattern, needed.map(preload).join('')]);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    `import * as shell from ${JSON.stringify(pathToFileURL(shell).href)};
const known = ${JSON.stringify({ registry: { ...EMPTY_REGISTRY, remotes }, extensions: collectExtensions(definitions) })};
const LINKS = ${JSON.stringify(Object.fromEntries(links))};
export const { staticPaths, earlyScript } = shell;
export const renderPage = (path, site) => shell.renderPage(path, { ...site, ...known });
export const renderNotFound = (site) => shell.renderNotFound({ ...site, ...known });
export const applicationPatterns = (site) => shell.applicationPatterns({ ...site, ...known });
export const renderHead = (pattern, site) =>
  shell.renderHead(pattern, { ...site, ...known }) + (LINKS[pattern] ?? '');
export const textFiles = (site) => shell.textFiles({ ...site, ...known });
`,
  );
}

const preload = ({ href, kind, integrity }: RemoteFiles[string][number]): string =>
  `<link rel="preload" as="${kind}" href="${href}" integrity="${integrity}" crossorigin="anonymous">`;

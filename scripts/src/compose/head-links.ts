import { DORMANT_REL, type ShellAssets } from '@aura/shared-federation';
import type { HintedFile, RemoteHints } from './remote-hints.ts';
import { escapeHtml } from '@aura/shared-domain';

interface HeadLinks {
  /** Before the early script, which activates dormant links. */
  readonly first: string;
  /** At the end of the head. */
  readonly last: string;
}

const makeScriptHint = ({ path, integrity }: ShellAssets['scripts'][number]): HintedFile => ({
  href: path,
  kind: 'script',
  integrity,
});

/**
 * Links of a page that begins empty: the application's scripts, and for a remote's page whatever else it needs, so
 * that all of it is on its way with the document.
 */
export function writeApplicationLinks(assets: ShellAssets, hints: RemoteHints | null): HeadLinks {
  const application = assets.scripts.map((asset) => preload(makeScriptHint(asset), 'rel')).join('');
  if (!hints) return { first: '', last: application };
  const rel = hints.whom === 'everybody' ? 'rel' : DORMANT_REL;
  const connections = hints.origins
    .map((href) => link({ [rel]: 'preconnect', href, crossorigin: 'anonymous' }))
    .join('');
  const files = [...assets.federation.map(makeScriptHint), ...hints.files]
    .map((file) => preload(file, rel))
    .join('');
  return rel === 'rel'
    ? { first: connections, last: application + files }
    : { first: connections + files, last: application };
}

/** Must match the loaders' requests in integrity and mode; otherwise the file is downloaded twice. */
const preload = ({ href, kind, integrity }: HintedFile, rel: string): string =>
  link({ [rel]: 'preload', as: kind, href, integrity, crossorigin: 'anonymous' });

/** Links that every page has: its fonts and its style sheets. */
export function writeCommonLinks({ fonts, styles }: ShellAssets): string {
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous' };
  return [
    ...fonts.map((href) => link({ ...font, href })),
    ...styles.map(({ path, integrity }) =>
      link({ rel: 'stylesheet', href: path, integrity, crossorigin: 'anonymous' }),
    ),
  ].join('');
}

const link = (attributes: Readonly<Record<string, string>>): string =>
  `<link ${writeAttributes(attributes)}>`;

/** Attributes in HTML syntax; no value can close the attribute. */
function writeAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
}

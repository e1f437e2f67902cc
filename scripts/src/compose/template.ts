import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { ShellAssetsSchema, type RenderedPage, type ShellAssets } from '@aura/shared-federation';
import * as v from 'valibot';
import { writeApplicationLinks, writeCommonLinks } from './head-links.ts';
import { fillPlaceholder } from './inline-json.ts';
import type { RemoteHints } from './remote-hints.ts';

/** Places of `app.html` that differ from page to page. */
const HEAD = '<!--aura:head-->';
const PAGE = '<!--aura:page-->';
const NO_SCRIPT = '<!--aura:noscript-->';

const WITHOUT_SCRIPT =
  '<noscript><p>Esta página precisa de JavaScript. Ative-o no navegador ou <a href="/">volte ao início</a>, que funciona sem ele.</p></noscript>';

interface Parts {
  readonly config: unknown;
  readonly registry: unknown;
  /** The extensions of the registry's releases. */
  readonly extensions?: unknown;
  readonly assets: ShellAssets;
  /** Code that runs inline before the first paint. */
  readonly earlyScript: string;
}

/** Makes pages out of the shell's `app.html`. */
export interface Template {
  /** A page with its content in the HTML. */
  readonly written: (page: RenderedPage) => string;
  /** A page of a remote that is there from the start; a person known on this device gets the remote at once. */
  readonly ofRemote: (page: RenderedPage, css: string, hints: RemoteHints | null) => string;
  /** An empty page: it requests the application together with the small script, and a remote with both. */
  readonly application: (head: string, hints: RemoteHints | null) => string;
}

/** `app.html` with the facts of one deployment. The error names a missing place. */
export function buildPageTemplate(
  html: string,
  { config, registry, extensions, assets, earlyScript }: Parts,
): Result<Template, string> {
  for (const place of [HEAD, PAGE, NO_SCRIPT]) if (!html.includes(place)) return err(`falta ${place}.`);
  const complete = fillPage(html, { config, registry, extensions });
  if (!complete.ok) return complete;
  const common = `<script>${earlyScript}</script>${writeCommonLinks(assets)}`;
  const fill = (head: string, body: string, noScript: string) =>
    complete.value
      .replace(HEAD, () => head)
      .replace(NO_SCRIPT, () => noScript)
      .replace(PAGE, () => body);
  return ok({
    written: ({ head, body }) => fill(head + common, body, ''),
    ofRemote: ({ head, body }, css, hints) => {
      const { first } = writeApplicationLinks(assets, hints && { ...hints, whom: 'returning' });
      return fill(`${head}${first}${common}<style>${css}</style>`, body, '');
    },
    application: (head, hints) => {
      const { first, last } = writeApplicationLinks(assets, hints);
      return fill(head + first + common + last, '', WITHOUT_SCRIPT);
    },
  });
}

/** A page with the application's initial data. The error names a missing place. */
export function fillPage(
  html: string,
  { config, registry, extensions }: Pick<Parts, 'config' | 'registry' | 'extensions'>,
): Result<string, string> {
  const configured = fillPlaceholder(html, 'aura-config', config);
  const listed = configured.ok ? fillPlaceholder(configured.value, 'aura-registry', registry) : configured;
  if (!listed.ok || extensions === undefined) return listed;
  // Shells of earlier builds have no place for them, and run the remotes without.
  const complete = fillPlaceholder(listed.value, 'aura-extensions', extensions);
  return complete.ok ? complete : listed;
}

const AssetsTextSchema = v.pipe(v.string(), v.parseJson(), ShellAssetsSchema);

/** The shell build's description of its files; null if it is missing or unreadable. */
export async function readAssets(dist: string): Promise<ShellAssets | null> {
  const parsed = v.safeParse(
    AssetsTextSchema,
    await readFile(join(dist, 'assets.json'), 'utf8').catch(() => null),
  );
  return parsed.success ? parsed.output : null;
}

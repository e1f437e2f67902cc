import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import {
  withoutPrivateParts,
  type ShellAssets,
  type ShellRenderer,
  type ShellSite,
} from '@aura/shared-federation';
import { computePointHints, computeRemoteHints } from './remote-hints.ts';
import { renderRemotePages, type ReadRemoteFile, type RemotePage } from './remote-pages.ts';
import { readRemoteExtensions } from './remote-extensions.ts';
import { readAssets, buildPageTemplate, type Template } from './template.ts';

export interface Pages {
  /** Path pattern → HTML of the pages that the application draws in the browser. */
  readonly applications: ReadonlyMap<string, string>;
  /** The page of every address that leads nowhere. */
  readonly notFound: string;
  /** Path → HTML of the pages written ahead, such as `/` or `/sobre-nos`. */
  readonly prerendered: ReadonlyMap<string, string>;
  /** Path → contents of the text files at the root, such as `/sitemap.xml`. */
  readonly texts: ReadonlyMap<string, string>;
}

interface Inlined {
  readonly config: unknown;
  readonly site: ShellSite;
  /** Gives the files of remotes; without it none of their pages is written ahead. */
  readonly readRemoteFile?: ReadRemoteFile;
  /** Whether the remotes' pages that were written with them are put into the shell's; they are by default. */
  readonly writesRemotePages?: boolean;
  /** Called with the names of omitted parts. */
  readonly complain?: (reason: string) => void;
}

/**
 * Writes the pages of a built shell for one deployment.
 * @param dist folder of the shell's build for the browser
 * @param render the shell's build for Node
 */
export async function composePages(
  dist: string,
  render: ShellRenderer,
  {
    config,
    site,
    readRemoteFile: read = async () => null,
    writesRemotePages = true,
    complain = () => undefined,
  }: Inlined,
): Promise<Result<Pages, string>> {
  const html = await readFile(join(dist, 'app.html'), 'utf8').catch(() => null);
  const assets = await readAssets(dist);
  if (html === null || !assets)
    return err(`A compilação do shell não terminou: falta ${join(dist, 'app.html')} ou assets.json.`);
  const extensions = await readRemoteExtensions({
    registry: withoutPrivateParts(site.registry),
    read,
    complain,
  });
  const template = buildPageTemplate(html, {
    config,
    registry: withoutPrivateParts(site.registry),
    extensions,
    assets,
    earlyScript: render.earlyScript(),
  });
  if (!template.ok) return err(`app.html: ${template.error}`);
  const shellCss = await readStyles(dist, assets);
  const ofRemotes: Written['ofRemotes'] = writesRemotePages
    ? await renderRemotePages({ registry: site.registry, read, shellCss, complain })
    : new Map();
  return ok(await writePages(template.value, render, { site, ofRemotes, extensions }));
}

/** The style sheets that every page of the shell has. */
async function readStyles(dist: string, { styles }: ShellAssets): Promise<string> {
  const texts = styles.map(({ path }) => readFile(join(dist, path), 'utf8').catch(() => ''));
  return (await Promise.all(texts)).join('');
}

interface Written {
  readonly site: ShellSite;
  readonly ofRemotes: ReadonlyMap<string, RemotePage>;
  readonly extensions: Awaited<ReturnType<typeof readRemoteExtensions>>;
}

async function writePages(
  template: Template,
  render: ShellRenderer,
  { site: plain, ofRemotes, extensions }: Written,
): Promise<Pages> {
  const contents = new Map([...ofRemotes].map(([path, { html }]) => [path, html]));
  const site = { ...plain, remotePages: contents, extensions };
  const prerendered = new Map<string, string>();
  for (const path of render.staticPaths()) {
    prerendered.set(path, template.written(await render.renderPage(path, site)));
  }
  for (const [path, { css }] of ofRemotes) {
    const page = await render.renderPage(path, site);
    prerendered.set(path, template.ofRemote(page, css, computeRemoteHints(path, site.registry)));
  }
  const applications = render.applicationPatterns(site).map((pattern) => {
    const point = render.pointOf?.(pattern) ?? null;
    const hints = point
      ? computePointHints(point, site.registry, extensions)
      : computeRemoteHints(pattern, site.registry);
    return [pattern, template.application(render.renderHead(pattern, site), hints)] as const;
  });
  return {
    applications: new Map(applications),
    notFound: template.written(await render.renderNotFound(site)),
    prerendered,
    texts: new Map(Object.entries(render.textFiles(site)).map(([name, text]) => [`/${name}`, text])),
  };
}

/** The renderer of a built shell; the error is a sentence if it is missing or does not start. */
export async function loadRenderer(shellDir: string): Promise<Result<ShellRenderer, string>> {
  const path = join(shellDir, 'dist-render/render.mjs');
  try {
    return ok((await import(path)) as ShellRenderer);
  } catch (error) {
    return err(`A compilação do shell não deixou um ${path} que funcione: ${String(error)}`);
  }
}

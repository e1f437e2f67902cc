import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { forPages, type ShellRenderer, type ShellSite } from '@aura/shared-federation';
import { remoteHints } from './remote-hints.ts';
import { readAssets, pageTemplate, type Template } from './template.ts';

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
}

/**
 * Writes the pages of a built shell for one deployment.
 * @param dist folder of the shell's build for the browser
 * @param render the shell's build for Node
 */
export async function composePages(
  dist: string,
  render: ShellRenderer,
  { config, site }: Inlined,
): Promise<Result<Pages, string>> {
  const html = await readFile(join(dist, 'app.html'), 'utf8').catch(() => null);
  const assets = await readAssets(dist);
  if (html === null || !assets)
    return err(`A compilação do shell não terminou: falta ${join(dist, 'app.html')} ou assets.json.`);
  const template = pageTemplate(html, {
    config,
    registry: forPages(site.registry),
    assets,
    earlyScript: render.earlyScript(),
  });
  if (!template.ok) return err(`app.html: ${template.error}`);
  return ok(await writePages(template.value, render, site));
}

async function writePages(template: Template, render: ShellRenderer, site: ShellSite): Promise<Pages> {
  const prerendered = new Map<string, string>();
  for (const path of render.staticPaths()) {
    prerendered.set(path, template.written(await render.renderPage(path, site)));
  }
  const applications = render.applicationPatterns(site).map((pattern) => {
    const hints = remoteHints(pattern, site.registry);
    return [pattern, template.application(render.renderHead(pattern, site), hints)] as const;
  });
  return {
    applications: new Map(applications),
    notFound: template.written(await render.renderNotFound(site)),
    prerendered,
    texts: new Map(Object.entries(render.textFiles(site)).map(([name, text]) => [`/${name}`, text])),
  };
}

/** The renderer of a built shell; the error is a sentence where it is not there or does not start. */
export async function loadRenderer(shellDir: string): Promise<Result<ShellRenderer, string>> {
  const path = join(shellDir, 'dist-render/render.mjs');
  try {
    return ok((await import(path)) as ShellRenderer);
  } catch (error) {
    return err(`A compilação do shell não deixou um ${path} que funcione: ${String(error)}`);
  }
}

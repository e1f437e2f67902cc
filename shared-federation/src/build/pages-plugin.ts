import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { rspack, type Compiler, type RspackPluginInstance } from '@rspack/core';
import * as v from 'valibot';

const RendererSchema = v.object({
  renderPage: v.custom<(path: string) => Promise<string>>((input) => typeof input === 'function'),
});

/** How the file of a route's HTML begins. */
export const makePagePrefix = (path: string): string => `page${path.replaceAll('/', '-')}.`;

/** Writes the HTML of a remote's public pages into its build; a page that cannot be rendered fails it. */
export class PagesPlugin implements RspackPluginInstance {
  readonly #renderer: string;
  readonly #paths: readonly string[];

  /**
   * @param renderer module with `renderPage`, built before this
   * @param paths routes that are written ahead
   */
  constructor(renderer: string, paths: readonly string[]) {
    this.#renderer = renderer;
    this.#paths = paths;
  }

  apply(compiler: Compiler): void {
    if (this.#paths.length === 0) return;
    compiler.hooks.thisCompilation.tap('PagesPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'PagesPlugin', stage }, async () => {
        const { renderPage } = v.parse(RendererSchema, await import(pathToFileURL(this.#renderer).href));
        for (const path of this.#paths) {
          const html = await renderPage(path);
          if (!html.includes('<h1')) throw new Error(`${path}: the page that was written has no h1`);
          const hash = createHash('sha256').update(html).digest('hex').slice(0, 8);
          compilation.emitAsset(`${makePagePrefix(path)}${hash}.html`, new rspack.sources.RawSource(html));
        }
      });
    });
  }
}

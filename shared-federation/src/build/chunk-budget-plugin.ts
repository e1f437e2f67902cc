import { brotliCompressSync } from 'node:zlib';
import { rspack, type Compiler, type RspackPluginInstance } from '@rspack/core';

/**
 * Size limit of the chunk with the runtime of Module Federation and single-spa: every first page of a remote loads it.
 */
export const FEDERATION_BUDGET = { chunk: 'federation', bytes: 17_000 } as const;

/** Fails a build in which the scripts of a lazy chunk weigh more than they may, in bytes after brotli (quality 11). */
export class ChunkBudgetPlugin implements RspackPluginInstance {
  readonly #chunk: string;
  readonly #bytes: number;

  constructor({ chunk, bytes }: { readonly chunk: string; readonly bytes: number }) {
    this.#chunk = chunk;
    this.#bytes = bytes;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkBudgetPlugin', (compilation) => {
      // After minification: these are the bytes that are served.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkBudgetPlugin', stage }, () => {
        const chunk = compilation.namedChunks.get(this.#chunk);
        const bytes = [...(chunk?.files ?? [])]
          .filter((file) => file.endsWith('.js'))
          .map((file) => brotliCompressSync(compilation.getAsset(file)?.source.buffer() ?? '').length)
          .reduce((sum, size) => sum + size, 0);
        if (bytes > this.#bytes)
          compilation.errors.push(
            new Error(`chunk ${this.#chunk} weighs ${bytes} bytes (brotli), allowed are ${this.#bytes}`),
          );
      });
    });
  }
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Compiler, RspackPluginInstance } from '@rspack/core';

const COMPRESSIBLE = /\.(js|css|json|svg|txt|xml|wasm)$/;
const SMALLEST = 512;
/** The best quality takes seconds for megabytes of WebAssembly, and saves little there. */
const chooseQuality = (path: string): number => (path.endsWith('.wasm') ? 9 : 11);

/**
 * Writes `.br` (quality 11) and `.gz` (level 9) copies of every text and WebAssembly file of the output. It omits HTML, which is
 * completed and compressed at deployment.
 */
export class CompressPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('CompressPlugin', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const dir = compiler.options.output.path as string;
      for (const file of readdirSync(dir).filter((name) => COMPRESSIBLE.test(name)))
        compress(join(dir, file));
    });
  }
}

function compress(path: string): void {
  const bytes = readFileSync(path);
  if (bytes.length < SMALLEST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: chooseQuality(path),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}

import { posix } from 'node:path';
import { rspack, type Compiler, type RspackPluginInstance } from '@rspack/core';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { MF_FILES } from '../contract/tooling-files.ts';

const NO_HINTS = `${MF_FILES.types} was not made: the compiler said why above`;

/** Earliest time that the format knows: the same sources must give the same bytes, which a release is known by. */
const MADE_AT = new Date(1980, 0, 1);

/**
 * Makes the files that Module Federation writes for tools suitable for a release: it keeps only the type hints that
 * the exposed module needs, without their time of creation, and no statistics.
 */
export class LeanToolingPlugin implements RspackPluginInstance {
  readonly #typed: boolean;

  /** @param typed whether there must be type hints */
  constructor(typed: boolean) {
    this.#typed = typed;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LeanToolingPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'LeanToolingPlugin', stage }, () => {
        compilation.deleteAsset(MF_FILES.stats);
        const zip = compilation.getAsset(MF_FILES.types);
        if (!zip) {
          if (this.#typed) compilation.errors.push(new Error(NO_HINTS));
          return;
        }
        const packed = packTypes(zip.source.buffer());
        compilation.updateAsset(MF_FILES.types, new rspack.sources.RawSource(packed));
      });
    });
  }
}

/** Packs the declarations that `app.d.ts` reaches, always into the same bytes. */
export function packTypes(zip: Uint8Array): Buffer {
  const all = unzipSync(zip);
  const kept = listReachable('app.d.ts', all).toSorted();
  const files = kept.map((name) => [name, all[name] ?? new Uint8Array()] as const);
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 9, mtime: MADE_AT }));
}

function listReachable(entry: string, files: Readonly<Record<string, Uint8Array>>): readonly string[] {
  const found = new Set<string>();
  const waiting = [entry];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const bytes = files[name];
    if (!bytes || found.has(name)) continue;
    found.add(name);
    waiting.push(
      ...findImports(strFromU8(bytes)).map((path) => makeDeclarationPath(posix.dirname(name), path)),
    );
  }
  return [...found];
}

const findImports = (declarations: string): readonly string[] =>
  [...declarations.matchAll(/(?:from|import\()\s*['"](\.[^'"]+)['"]/g)].map(([, path = '']) => path);

const makeDeclarationPath = (folder: string, path: string): string =>
  `${posix.join(folder, path.replace(/\.(tsx?|js)$/, ''))}.d.ts`;

import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { rspack, type Compilation, type Compiler, type RspackPluginInstance } from '@rspack/core';
import * as v from 'valibot';
import { MODULE_REPORT, type ModuleReport } from './module-report.ts';
import { computeSourceSizes } from './source-sizes.ts';

/**
 * Reports the packages in a build and their bytes in the minified scripts. It uses source maps, because a module's own
 * length is misleading: most of a library is dropped. The maps come from {@link SourceMapsPlugin}.
 */
export class ModuleReportPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    let sizes = new Map<string, number>();
    compiler.hooks.thisCompilation.tap('ModuleReportPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ModuleReportPlugin', stage }, () => {
        sizes = takeSizes(compilation);
      });
    });
    compiler.hooks.done.tap('ModuleReportPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const text = JSON.stringify(reportOf(sizes, compiler.context), null, 2);
      writeFileSync(join(compiler.options.output.path as string, MODULE_REPORT), `${text}\n`);
    });
  }
}

const SourceMapSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ sources: v.array(v.string()), mappings: v.string() }),
);

/** Characters per source over all scripts. */
function takeSizes(compilation: Compilation): Map<string, number> {
  const total = new Map<string, number>();
  for (const { name, source } of compilation.getAssets().filter((asset) => asset.name.endsWith('.js.map'))) {
    const map = v.parse(SourceMapSchema, source.source().toString());
    const script = compilation.getAsset(name.slice(0, -'.map'.length))?.source.source().toString() ?? '';
    for (const [file, size] of computeSourceSizes(map, script))
      total.set(file, (total.get(file) ?? 0) + size);
  }
  return total;
}

function reportOf(sizes: ReadonlyMap<string, number>, own: string): ModuleReport {
  const libraries = new Map<string, ModuleReport['libraries'][number]>();
  for (const [file, size] of sizes) {
    // The bundler's own code has no file.
    const owner = isAbsolute(file) ? findOwner(dirname(file)) : null;
    if (!owner || owner.dir === own) continue;
    const { name, version } = owner;
    const id = `${name}@${version}`;
    libraries.set(id, { name, version, bytes: (libraries.get(id)?.bytes ?? 0) + size });
  }
  return { schema: 1, libraries: [...libraries.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
}

interface Owner {
  readonly name: string;
  readonly version: string;
  readonly dir: string;
}

const ManifestSchema = v.object({ name: v.string(), version: v.string() });
const owners = new Map<string, Owner | null>();

/** The package that a folder belongs to: of the nearest package.json that has a name and a version. */
function findOwner(dir: string): Owner | null {
  const known = owners.get(dir);
  if (known !== undefined) return known;
  const parent = dirname(dir);
  const owner = readManifest(dir) ?? (parent === dir ? null : findOwner(parent));
  owners.set(dir, owner);
  return owner;
}

function readManifest(dir: string): Owner | null {
  try {
    const parsed = v.safeParse(ManifestSchema, JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')));
    return parsed.success ? { ...parsed.output, dir } : null;
  } catch {
    return null;
  }
}

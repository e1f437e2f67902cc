import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { rspack, type Compiler, type RspackPluginInstance } from '@rspack/core';
import * as v from 'valibot';
import { computeAssetIntegrity } from './integrity.ts';
import { MAP_FOLDER, SCRIPT_INTEGRITY } from './source-map.ts';

const MadeMapSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ sources: v.array(v.string()), sourcesContent: v.array(v.nullable(v.string())) }),
);

/**
 * Writes a source map for every script into a folder next to the build, and none into the build: scripts do not refer
 * to maps, and no served file contains one. A map contains the hash of its script, names sources by their path in the
 * repository, and includes the text of our own sources only.
 */
export class SourceMapsPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    new rspack.SourceMapDevToolPlugin({
      filename: '[file].map',
      test: /\.js$/,
      append: false,
      moduleFilenameTemplate: '[absolute-resource-path]',
    }).apply(compiler);
    const kept = new Map<string, string>();
    compiler.hooks.thisCompilation.tap('SourceMapsPlugin', (compilation) => {
      // Scripts are final at this stage; other readers of the maps run earlier.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'SourceMapsPlugin', stage }, () => {
        kept.clear();
        for (const { name, source } of compilation.getAssets()) {
          if (!name.endsWith('.js.map')) continue;
          const integrity = computeAssetIntegrity(compilation, name.slice(0, -'.map'.length));
          kept.set(name, mapText(source.source().toString(), integrity));
          compilation.deleteAsset(name);
        }
      });
    });
    compiler.hooks.done.tap('SourceMapsPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const dist = compiler.options.output.path as string;
      const folder = join(dirname(dist), MAP_FOLDER);
      mkdirSync(folder, { recursive: true });
      for (const [name, text] of kept) writeFileSync(join(folder, name), text);
      // Of earlier builds; a worker and the code that starts it are two builds with one folder.
      for (const name of readdirSync(folder))
        if (!existsSync(join(dist, name.slice(0, -'.map'.length)))) rmSync(join(folder, name));
    });
  }
}

function mapText(made: string, integrity: string): string {
  const { sources, sourcesContent, ...map } = v.parse(MadeMapSchema, made);
  const named = sources.map(toRepositoryPath);
  return JSON.stringify({
    ...map,
    sources: named,
    sourcesContent: sourcesContent.map((text, index) => (isOurs(named[index] ?? '') ? text : null)),
    [SCRIPT_INTEGRITY]: integrity,
  });
}

const ROOT = resolve(import.meta.dirname, '../../..');

/** Path in the repository; the bundler's own code has none and keeps its name, without its text. */
function toRepositoryPath(source: string): string {
  if (source.startsWith('data:')) return 'federation/inline';
  return isAbsolute(source) ? relative(ROOT, source).replaceAll('\\', '/') : source;
}

const isOurs = (source: string): boolean => !/node_modules\/|^federation\//.test(source);

import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, RspackPluginInstance, StatsCompilation } from '@rspack/core';
import * as v from 'valibot';
import {
  DECLARATIONS_FILE,
  renderDeclarations,
  DescriptorSchema,
  hasModule,
  splitDeclarations,
  type DefinedExtension,
  type Extension,
  type RemoteAsset,
  type RemoteDefinition,
} from '../contract/index.ts';
import { APP_CHUNK, makeExtensionChunkName } from './exposed.ts';
import { computeFileIntegrity } from './integrity.ts';
import { makePagePrefix } from './pages-plugin.ts';
import { isForTools, isIntegrityTable } from '../contract/tooling-files.ts';

const LISTED = /\.(js|css|html|woff2?|wasm|bin)$/;
const FETCHED_BY_CODE = /\.(woff2?|wasm|bin)$/;

const isTooling = (file: string): boolean =>
  isForTools(file) || file === DECLARATIONS_FILE || isIntegrityTable(file);

interface Options {
  readonly definition: RemoteDefinition;
  readonly version: string;
  readonly container: string;
  /** Versions of the shared modules. */
  readonly builtWith: Readonly<Record<string, string>>;
}

/**
 * Completes a remote's definition with the build's results: writes `descriptor.json` and the file of declarations.
 * Invalid ones fail the build.
 */
export class DescriptorPlugin implements RspackPluginInstance {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('DescriptorPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const dir = compiler.options.output.path as string;
      const { definition, version, container, builtWith } = this.#options;
      const json = stats.toJson({
        all: false,
        chunks: true,
        chunkRelations: true,
        ids: true,
        chunkGroups: true,
      });
      const initial = new Set(listChunkFiles(json, APP_CHUNK));
      const { declarations, described } = splitDeclarations(definition);
      const extensions = declarations.extensions.map((one) => completeExtension(json, one));
      writeFileSync(join(dir, DECLARATIONS_FILE), renderDeclarations({ ...declarations, extensions }));
      const files = readdirSync(dir).filter((file) => LISTED.test(file) || isTooling(file));
      const entry = files.find((file) => file.startsWith('remoteEntry.'));
      if (!entry) throw new Error(`no remoteEntry in ${dir}`);
      const assets = files
        .filter((file) => file !== entry)
        .map((file): RemoteAsset => ({
          file,
          kind: classifyFile(file),
          integrity: computeFileIntegrity(join(dir, file)),
          initial: initial.has(file),
        }))
        .toSorted((a, b) => (a.file < b.file ? -1 : 1));
      const descriptor = v.parse(DescriptorSchema, {
        ...described,
        routes: definition.routes.map(({ chunks = [], prerender, ...route }) => ({
          ...route,
          files: chunks.flatMap((name) => listChunkFiles(json, name)),
          ...(prerender && { page: findPage(route.path, files) }),
        })),
        schema: 2,
        version,
        container,
        builtWith,
        entry: { file: entry, integrity: computeFileIntegrity(join(dir, entry)) },
        assets,
      });
      writeFileSync(join(dir, 'descriptor.json'), `${JSON.stringify(descriptor, null, 2)}\n`);
    });
  }
}

/** The HTML of a route. */
function findPage(path: string, files: readonly string[]): string {
  const page = files.find((file) => file.startsWith(makePagePrefix(path)));
  if (!page) throw new Error(`no HTML of ${path} has been written`);
  return page;
}

function classifyFile(file: string): RemoteAsset['kind'] {
  // What code fetches itself is listed for verification; older shells know no kind for it.
  if (isTooling(file) || FETCHED_BY_CODE.test(file)) return 'tooling';
  if (file.endsWith('.css')) return 'style';
  if (file.endsWith('.html')) return 'page';
  return file.includes('.worker.') ? 'worker' : 'script';
}

/** An extension with the files that its first paint needs besides the entry. */
function completeExtension(stats: StatsCompilation, extension: DefinedExtension): Extension {
  if (!hasModule(extension) || extension.point === 'notification.source') return extension;
  const { chunks = [], ...rest } = extension;
  const files = [makeExtensionChunkName(extension), ...chunks].flatMap((name) => listChunkFiles(stats, name));
  return { ...rest, files: [...new Set(files)] };
}

/** Files of a lazy chunk and its dependencies; an unknown chunk name fails the build. */
function listChunkFiles(stats: StatsCompilation, name: string): string[] {
  const groups = stats.namedChunkGroups?.[name];
  if (!groups) throw new Error(`remote.ts names the chunk "${name}", which no import makes`);
  const files = (groups.assets ?? []).map((asset) => asset.name).filter((file) => /\.(js|css)$/.test(file));
  // The bundler's order differs from build to build; the same sources must give the same descriptor.
  return files.toSorted();
}

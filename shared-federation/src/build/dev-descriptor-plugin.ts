import { rspack, type Compiler, type RspackPluginInstance } from '@rspack/core';
import * as v from 'valibot';
import {
  DECLARATIONS_FILE,
  renderDeclarations,
  DescriptorSchema,
  splitDeclarations,
  withoutChunks,
  type RemoteDefinition,
} from '../contract/index.ts';
import { followDefinition, type Definition } from './follow-definition.ts';
import { computeAssetIntegrity } from './integrity.ts';

interface Options {
  readonly definition: RemoteDefinition;
  readonly version: string;
  readonly container: string;
  /** Versions of the shared modules. */
  readonly builtWith: Readonly<Record<string, string>>;
  /** Name of the entry, which holds no hash while a remote is worked on. */
  readonly entry: string;
  /** The file that the definition comes from. */
  readonly file: string;
  /** Called when what is served follows another definition than before. */
  readonly onChange: () => void;
}

/**
 * Serves `descriptor.json` with the files of a remote under development, updated with every compilation and every
 * change of `remote.ts`. Its entry has the integrity of the currently served file, so that no loader needs an
 * exception; it names no files for preloading. While `remote.ts` is invalid the last good definition stays, and the
 * compilation reports the error.
 */
export class DevDescriptorPlugin implements RspackPluginInstance {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { definition: first, file, onChange, entry, ...built } = this.#options;
    const follow = followDefinition(file, first);
    let served = first;
    let definition: Definition = { value: first, fault: null };
    compiler.hooks.thisCompilation.tap('DevDescriptorPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'DevDescriptorPlugin', stage }, async () => {
        compilation.fileDependencies.add(file);
        definition = await follow();
        if (definition.fault !== null) compilation.errors.push(new Error(definition.fault));
        const { declarations, described } = splitDeclarations(definition.value);
        const { RawSource } = rspack.sources;
        const extensions = declarations.extensions.map(withoutChunks);
        const text = renderDeclarations({ ...declarations, extensions });
        compilation.emitAsset(DECLARATIONS_FILE, new RawSource(text));
        const descriptor = v.parse(DescriptorSchema, {
          ...described,
          ...built,
          schema: 2,
          routes: described.routes.map(({ chunks: _chunks, prerender: _prerender, ...route }) => ({
            ...route,
            files: [],
          })),
          entry: { file: entry, integrity: computeAssetIntegrity(compilation, entry) },
          assets: [
            {
              file: DECLARATIONS_FILE,
              kind: 'tooling',
              integrity: computeAssetIntegrity(compilation, DECLARATIONS_FILE),
              initial: false,
            },
          ],
        });
        compilation.emitAsset('descriptor.json', new RawSource(JSON.stringify(descriptor)));
      });
    });
    compiler.hooks.done.tap('DevDescriptorPlugin', () => {
      if (definition.value === served) return;
      served = definition.value;
      onChange();
    });
  }
}

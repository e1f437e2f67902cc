import { rspack, type Compiler, type RspackPluginInstance } from '@rspack/core';
import * as v from 'valibot';
import { DescriptorSchema, type RemoteDefinition } from '../contract/index.ts';
import { integrityOfAsset } from './integrity.ts';

interface Options {
  readonly definition: RemoteDefinition;
  readonly version: string;
  readonly container: string;
  /** Versions of the shared modules. */
  readonly builtWith: Readonly<Record<string, string>>;
  /** Name of the entry, which holds no hash while a remote is worked on. */
  readonly entry: string;
}

/**
 * Serves `descriptor.json` beside the files of a remote that is being worked on, anew with every compilation. Its
 * entry carries the integrity of what is served at that moment, so that no loader needs an exception; nothing is
 * named for preloading.
 */
export class DevDescriptorPlugin implements RspackPluginInstance {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { definition, entry, ...built } = this.#options;
    compiler.hooks.thisCompilation.tap('DevDescriptorPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'DevDescriptorPlugin', stage }, () => {
        const descriptor = v.parse(DescriptorSchema, {
          ...definition,
          ...built,
          schema: 2,
          routes: definition.routes.map(({ chunks: _chunks, ...route }) => ({ ...route, files: [] })),
          entry: { file: entry, integrity: integrityOfAsset(compilation, entry) },
          assets: [],
        });
        compilation.emitAsset('descriptor.json', new rspack.sources.RawSource(JSON.stringify(descriptor)));
      });
    });
  }
}

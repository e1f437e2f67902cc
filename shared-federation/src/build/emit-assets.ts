import { rspack, type Compilation, type Compiler, type RspackPluginInstance } from '@rspack/core';
import type { ShellAssets } from '../contract/index.ts';
import { computeAssetIntegrity } from './integrity.ts';

/** Writes `assets.json`: the files of the shell's build that a page requests in addition to the small script. */
export class EmitAssets implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitAssets', (compilation) => {
      // After minification and real content hashes: names and bytes are final.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EmitAssets', stage }, () => {
        const text = JSON.stringify(listShellAssets(compilation));
        compilation.emitAsset('assets.json', new rspack.sources.RawSource(text));
      });
    });
  }
}

function listShellAssets(compilation: Compilation): ShellAssets {
  const filesOf = (chunk: string) => compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
  const files = filesOf('start');
  const asset = (file: string) => ({ path: `/${file}`, integrity: computeAssetIntegrity(compilation, file) });
  return {
    scripts: files.filter(isScript).map(asset),
    federation: filesOf('federation')
      .filter((file) => isScript(file) && !files.includes(file))
      .map(asset),
    styles: files.filter((file) => file.endsWith('.css')).map(asset),
    fonts: Object.keys(compilation.assets)
      .filter((file) => /-pt\.\w+\.woff2$/.test(file))
      .map((file) => `/${file}`),
  };
}

const isScript = (file: string): boolean => file.endsWith('.js');

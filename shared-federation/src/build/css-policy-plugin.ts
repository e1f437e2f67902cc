import { rspack, type Compiler, type RspackPluginInstance } from '@rspack/core';
import { findGlobalNames } from './css-policy.ts';

/** Fails a remote's build whose style sheets reach beyond the remote: all remotes and the shell share one page. */
export class CssPolicyPlugin implements RspackPluginInstance {
  readonly #prefix: string;

  /** @param prefix what the local names of the remote's modules of styles begin with */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CssPolicyPlugin', (compilation) => {
      // After minification: the plugin checks the bytes that browsers get.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'CssPolicyPlugin', stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.css')) continue;
          const names = findGlobalNames(asset.source().toString(), this.#prefix);
          if (names.length > 0) compilation.errors.push(new rspack.WebpackError(describeBeyond(file, names)));
        }
      });
    });
  }
}

const describeBeyond = (file: string, names: readonly string[]): string =>
  `${file} reaches beyond the remote: ${names.slice(0, 5).join('; ')}. ` +
  'Every selector needs a local class, and every name that is global in CSS a local one.';

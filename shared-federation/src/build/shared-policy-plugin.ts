import type { Compiler, RspackPluginInstance } from '@rspack/core';

const FORBIDDEN =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|firebase|@firebase)\/|\/shared-(session|ui)\/src\//;

/** Fails a remote's build that contains a copy of a module that the shell shares. */
export class SharedPolicyPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('SharedPolicyPlugin', (stats) => {
      const { modules = [] } = stats.toJson({ all: false, modules: true, nestedModules: true });
      const all = modules.flatMap((module) => [module, ...(module.modules ?? [])]);
      const names = all.map((module) => module.nameForCondition ?? '').filter((name) => FORBIDDEN.test(name));
      if (names.length === 0) return;
      throw new Error(
        `This remote bundles modules that the shell shares: ${[...new Set(names)].slice(0, 5).join(', ')}. ` +
          'Import them by a path of the table of shared modules.',
      );
    });
  }
}

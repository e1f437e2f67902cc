import { resolve } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { buildBaseConfig, PRODUCTION } from './base.ts';

const FOLDER = 'dist-render';
const COMPONENTS = '@aura/shared-ui';
/** The page and its components must use the same installation of React. */
const REACT = /^react(-dom)?(\/|$)/;

/** Module that writes the HTML of a remote's pages, as its build leaves it; its own build reads it. */
export const locatePagesFile = (dir: string): string => resolve(dir, FOLDER, 'pages.mjs');

/**
 * Builds `src/prerender.tsx` of a remote and the shell's components for Node. Class names must equal those of the
 * browser: the remote's own for bundled code, the shell's for its components. A class name contains a hash of the
 * build's name, so these are two builds.
 * @param container name of the remote's build for the browser
 */
export function buildPagesConfigs(dir: string, container: string): readonly Configuration[] {
  const components = buildNodeConfig(dir, 'shell', { name: 'components', entry: COMPONENTS });
  const pages = buildNodeConfig(dir, container, { name: 'pages', entry: './src/prerender.tsx' });
  return [
    components,
    {
      ...pages,
      dependencies: ['components'],
      externals: [REACT, { [COMPONENTS]: './components.mjs' }],
    },
  ];
}

function buildNodeConfig(
  dir: string,
  prefix: string,
  { name, entry }: { name: string; entry: string },
): Configuration {
  const base = buildBaseConfig(dir, prefix, PRODUCTION);
  const css = base.module?.generator?.['css/auto'];
  return {
    ...base,
    name,
    target: 'node22',
    entry: { [name]: entry },
    externalsType: 'module',
    externals: [REACT],
    output: {
      path: resolve(dir, FOLDER),
      uniqueName: prefix,
      filename: '[name].mjs',
      module: true,
      library: { type: 'module' },
    },
    resolve: { ...base.resolve, conditionNames: ['node', 'import', 'module', 'default'] },
    module: {
      ...base.module,
      generator: { 'css/auto': { ...css, exportsOnly: true }, asset: { emit: false } },
    },
    optimization: { minimize: false },
    plugins: [...(base.plugins ?? []), new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

import { resolve } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { buildBaseConfig, buildMode, PRODUCTION, readManifest, withRule } from './base.ts';
import { ChunkBudgetPlugin, FEDERATION_BUDGET } from './chunk-budget-plugin.ts';
import { CompressPlugin } from './compress-plugin.ts';
import { EmitAssets } from './emit-assets.ts';
import { makeForeignHostRule, listHostAliases, createHostDefinitions } from './federation.ts';

type ShellConfig = (env: Record<string, unknown>) => Configuration;

/**
 * The shell in the browser: one small script for every page, which brings the application as a chunk (`start`).
 * An ordinary application: the federation runtime is one more lazy chunk.
 */
export function createShellConfig(dir: string): ShellConfig {
  const port = readManifest(dir).aura?.shell?.port ?? 0;
  return (env) => {
    const mode = buildMode(env);
    const base = buildBaseConfig(dir, 'shell', mode);
    return {
      ...base,
      entry: { boot: './src/boot/boot.ts' },
      resolve: { ...base.resolve, alias: listHostAliases() },
      module: withRule(base, makeForeignHostRule()),
      output: { ...base.output, publicPath: '/', clean: true, trustedTypes: { policyName: 'aura' } },
      optimization: {
        splitChunks: {
          chunks: 'async',
          cacheGroups: {
            default: false,
            defaultVendors: false,
            react: {
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              name: 'react',
              priority: 20,
              enforce: true,
            },
            // One style sheet for the whole shell: hydrating or changing a page never waits for another one.
            styles: { type: /^css/, name: 'styles', chunks: 'all', priority: 30, enforce: true },
          },
        },
      },
      plugins: [
        ...(base.plugins ?? []),
        createHostDefinitions(),
        new rspack.HtmlRspackPlugin({
          template: './src/document/app.html',
          filename: 'app.html',
          scriptLoading: 'defer',
          minify: false,
          sri: mode.dev ? false : 'sha384',
        }),
        new rspack.CopyRspackPlugin({ patterns: [{ from: './public', noErrorOnMissing: true }] }),
        new EmitAssets(),
        ...(mode.dev
          ? []
          : [
              new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
              new ChunkBudgetPlugin(FEDERATION_BUDGET),
              new CompressPlugin(),
            ]),
      ],
      // Names of CSS modules are unique, so the order of two style sheets does not matter.
      ignoreWarnings: [/Conflicting order/],
      devServer: {
        port,
        hot: true,
        // A page is no file although its path has a dot: an invitation's token holds one.
        historyApiFallback: { index: '/app.html', disableDotRule: true },
        client: { webSocketURL: 'auto://0.0.0.0:0/ws' },
      },
    };
  };
}

/**
 * The same pages for Node: one module that renders them to HTML. Class names equal those of the browser's build, which
 * alone emits styles and fonts.
 */
export function buildShellRendererConfig(dir: string): ShellConfig {
  return () => {
    const base = buildBaseConfig(dir, 'shell', PRODUCTION);
    return {
      ...base,
      name: 'renderer',
      target: 'node22',
      entry: { render: './src/render/render.tsx' },
      output: {
        path: resolve(dir, 'dist-render'),
        uniqueName: 'shell',
        filename: 'render.mjs',
        module: true,
        library: { type: 'module' },
        clean: true,
      },
      resolve: {
        ...base.resolve,
        alias: listHostAliases(),
        conditionNames: ['node', 'import', 'module', 'default'],
      },
      module: {
        ...base.module,
        generator: { ...base.module?.generator, 'css/auto': makeCssOptions(base), asset: { emit: false } },
      },
      optimization: { minimize: false },
      plugins: [...(base.plugins ?? []), new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    };
  };
}

const makeCssOptions = (base: Configuration) => ({
  ...base.module?.generator?.['css/auto'],
  exportsOnly: true,
});

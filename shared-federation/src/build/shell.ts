import { rspack, type Configuration } from '@rspack/core';
import { baseConfig, buildMode, readManifest } from './base.ts';
import { CompressPlugin } from './compress-plugin.ts';

interface ShellOptions {
  readonly dir: string;
  /** Path patterns that the shell answers itself; written to `routes.json` for the servers. */
  readonly routes: readonly string[];
}

/** The whole rspack configuration of the shell: an ordinary application; the federation runtime is one lazy chunk. */
export function shellConfig({ dir, routes }: ShellOptions) {
  const port = readManifest(dir).aura?.shell?.port ?? 0;
  return (env: Record<string, unknown>): Configuration => {
    const mode = buildMode(env);
    const base = baseConfig(dir, 'shell', mode);
    return {
      ...base,
      entry: { main: './src/main.tsx' },
      output: { ...base.output, publicPath: '/', clean: true, trustedTypes: { policyName: 'aura' } },
      optimization: {
        splitChunks: {
          chunks: 'initial',
          cacheGroups: {
            react: {
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              name: 'react',
              priority: 20,
              enforce: true,
            },
          },
        },
      },
      plugins: [
        ...(base.plugins ?? []),
        new rspack.DefinePlugin({ ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' }),
        new rspack.HtmlRspackPlugin({
          template: './src/app.html',
          filename: 'app.html',
          scriptLoading: 'defer',
          minify: false,
          sri: mode.dev ? false : 'sha384',
        }),
        new rspack.CopyRspackPlugin({ patterns: [{ from: './public', noErrorOnMissing: true }] }),
        new EmitRoutes(routes),
        ...(mode.dev
          ? []
          : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }), new CompressPlugin()]),
      ],
      devServer: {
        port,
        hot: true,
        historyApiFallback: { index: '/app.html' },
        client: { webSocketURL: 'auto://0.0.0.0:0/ws' },
      },
    };
  };
}

/** Writes the patterns that a server must answer with the application. */
class EmitRoutes {
  readonly #routes: readonly string[];

  constructor(routes: readonly string[]) {
    this.#routes = routes;
  }

  apply(compiler: import('@rspack/core').Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitRoutes', (compilation) => {
      compilation.hooks.processAssets.tap('EmitRoutes', () => {
        compilation.emitAsset('routes.json', new rspack.sources.RawSource(JSON.stringify(this.#routes)));
      });
    });
  }
}

import { rspack, type Configuration } from '@rspack/core';
import { buildBaseConfig, buildMode, withRule } from './base.ts';
import { makeForeignHostRule, listHostAliases, createHostDefinitions } from './federation.ts';

/**
 * The minimal frame in which one remote runs without the shell. Its Trusted Types policy has the same name as the
 * shell's, so that the production policy applies unchanged.
 */
export function buildFrameConfig(dir: string): (env: Record<string, unknown>) => Configuration {
  return (env) => {
    const mode = buildMode(env);
    const base = buildBaseConfig(dir, 'frame', mode);
    return {
      ...base,
      entry: { frame: './src/frame.tsx' },
      resolve: { ...base.resolve, alias: listHostAliases() },
      module: withRule(base, makeForeignHostRule()),
      output: { ...base.output, publicPath: '/', clean: true, trustedTypes: { policyName: 'aura' } },
      plugins: [
        ...(base.plugins ?? []),
        createHostDefinitions(),
        new rspack.HtmlRspackPlugin({
          template: './src/frame.html',
          filename: 'index.html',
          scriptLoading: 'defer',
          minify: false,
          sri: mode.dev ? false : 'sha384',
        }),
        ...(mode.dev ? [] : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })]),
      ],
      devServer: { hot: true, client: { webSocketURL: 'auto://0.0.0.0:0/ws' } },
    };
  };
}

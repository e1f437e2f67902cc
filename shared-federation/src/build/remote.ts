import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import * as v from 'valibot';
import {
  containerName,
  DEVELOPMENT_SHARED_MODULE,
  RemoteDefinitionSchema,
  SHARED_MODULES,
  type RemoteDefinition,
} from '../contract/index.ts';
import { baseConfig, buildMode, packageFile, readManifest } from './base.ts';
import { CompressPlugin } from './compress-plugin.ts';
import { builtWith } from './built-with.ts';
import { DescriptorPlugin } from './descriptor-plugin.ts';
import { SharedPolicyPlugin } from './shared-policy-plugin.ts';
import { workerConfig } from './worker.ts';

interface RemoteOptions {
  /** Folder of the remote. */
  readonly dir: string;
  readonly definition: RemoteDefinition;
  /** Web workers: name of the file → entry module. Each becomes one self-contained `<name>.worker.js`. */
  readonly workers?: Readonly<Record<string, string>>;
}

/** The whole rspack configuration of a remote. */
export function remoteConfig({ dir, definition, workers = {} }: RemoteOptions) {
  v.assert(RemoteDefinitionSchema, definition);
  const manifest = readManifest(dir);
  const port = manifest.aura?.remote?.port ?? 0;
  const container = containerName(definition.name, manifest.version);

  return (env: Record<string, unknown>): Configuration[] => {
    const mode = buildMode(env);
    const base = baseConfig(dir, container, mode);
    const workerConfigs = Object.entries(workers).map(([name, entry]) =>
      workerConfig(dir, name, entry, mode),
    );
    const main: Configuration = {
      ...base,
      name: 'main',
      dependencies: workerConfigs.map((config) => config.name as string),
      entry: {},
      output: {
        ...base.output,
        publicPath: 'auto',
        clean: workerConfigs.length === 0,
        trustedTypes: { policyName: `aura-mfe-${definition.name}` },
      },
      resolve: { ...base.resolve, alias: FEDERATION_ESM },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: container,
          filename: mode.dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
          dts: false,
          manifest: false,
          shareStrategy: 'loaded-first',
          exposes: { './app': { import: ['./src/app.tsx'] } },
          shared: sharedTable(mode.dev),
          experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
        ...(mode.dev
          ? []
          : [
              new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
              new SharedPolicyPlugin(),
              new DescriptorPlugin({
                definition,
                version: manifest.version,
                container,
                builtWith: builtWith(dir),
              }),
              new CompressPlugin(),
            ]),
      ],
      devServer: {
        port,
        hot: true,
        headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
        client: { webSocketURL: `ws://localhost:${port}/ws` },
      },
    };
    return [...workerConfigs, main];
  };
}

/** Every shared module as a singleton that the remote never bundles. */
function sharedTable(dev: boolean) {
  const names = [...Object.keys(SHARED_MODULES), ...(dev ? [DEVELOPMENT_SHARED_MODULE] : [])];
  return Object.fromEntries(names.map((name) => [name, sharedSingleton(name)]));
}

function sharedSingleton(name: string) {
  const requiredVersion = name.startsWith('@aura/') ? '^1.0.0' : '^19.0.0';
  return { singleton: true, requiredVersion, import: false as const };
}

/** The container plugin resolves its runtime to CommonJS, which cannot be tree-shaken; these are its ES modules. */
const FEDERATION_ESM = {
  [packageFile('@module-federation/webpack-bundler-runtime', 'dist/index.cjs')]: packageFile(
    '@module-federation/webpack-bundler-runtime',
    'dist/bundler.js',
  ),
  '@module-federation/runtime$': packageFile('@module-federation/runtime', 'dist/index.js'),
  '@module-federation/runtime-tools$': packageFile('@module-federation/runtime-tools', 'dist/index.js'),
};

import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type RuleSetRule } from '@rspack/core';
import type { BuildMode } from './base.ts';
import { DEVELOPMENT_SHARED_MODULE, SHARED_MODULES } from '../contract/index.ts';
import type { Exposed } from './exposed.ts';

const { resolve: find } = createRequire(import.meta.url);
const packageFile = (name: string, file: string): string => join(find(`${name}/package.json`), '..', file);

interface RemoteFederation {
  /** Global name of the container. */
  readonly name: string;
  /** File name of the entry. */
  readonly filename: string;
  readonly mode: BuildMode;
  /** Modules that the shell may ask for, by the names that it asks with. */
  readonly exposes: Readonly<Record<string, Exposed>>;
  /** Whether declarations of what is exposed are made; they need a `tsconfig.json`. */
  readonly typed: boolean;
}

/** Declarations of what the remote exposes, made by the workspace's compiler. */
const TYPE_HINTS = {
  generateTypes: {
    compilerInstance: 'tsc',
    typesFolder: 'mf-types',
    abortOnError: true,
    deleteTypesFolder: true,
  },
  consumeTypes: false,
} as const;

/** Builds a remote as a container of Module Federation 2 that carries nothing of what the shell shares. */
export const createRemoteFederation = ({
  name,
  filename,
  mode,
  exposes,
  typed,
}: RemoteFederation): ModuleFederationPlugin =>
  new ModuleFederationPlugin({
    name,
    filename,
    exposes,
    shared: sharedTable(mode.hot),
    manifest: true,
    dts: typed ? TYPE_HINTS : false,
    shareStrategy: 'loaded-first',
    experiments: {
      externalRuntime: true,
      // A remote loads no other remotes, and the shell knows every file by its descriptor.
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });

/** Every shared module as a singleton that the remote never bundles. */
function sharedTable(hot: boolean) {
  const names = [...Object.keys(SHARED_MODULES), ...(hot ? [DEVELOPMENT_SHARED_MODULE] : [])];
  return Object.fromEntries(names.map((name) => [name, sharedSingleton(name)]));
}

function sharedSingleton(name: string) {
  const requiredVersion = name.startsWith('@aura/') ? '^1.0.0' : '^19.0.0';
  return { singleton: true, requiredVersion, import: false as const };
}

/** Where a remote finds the runtime: on the page, once, instead of 12 kB in every entry. */
export const listRemoteAliases = (): Record<string, string> => ({
  [packageFile('@module-federation/webpack-bundler-runtime', 'dist/index.cjs')]: resolve(
    import.meta.dirname,
    'page-runtime.js',
  ),
  '@module-federation/runtime$': packageFile('@module-federation/runtime', 'dist/index.js'),
  '@module-federation/runtime-tools$': packageFile('@module-federation/runtime-tools', 'dist/index.js'),
});

/** Leaves out of the shell's runtime what it does not use: manifests, and remotes that load remotes. */
export const createHostDefinitions = () =>
  new rspack.DefinePlugin({
    ENV_TARGET: JSON.stringify('web'),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
    FEDERATION_OPTIMIZE_NO_SHARED: 'false',
    FEDERATION_DEBUG: 'false',
    // An empty identifier gives every name a separate instance; with a value, all remotes would count as the same
    // build.
    FEDERATION_BUILD_IDENTIFIER: JSON.stringify(''),
  });

/** Parts of the runtime that its package does not export one by one. */
export const listHostAliases = (): Record<string, string> => ({
  // The very one that the runtime has.
  '@module-federation/runtime-core/dist': dirname(
    createRequire(find('@module-federation/runtime')).resolve('@module-federation/runtime-core'),
  ),
});

/**
 * Gives the chunk that loads foreign remotes separate copies of its imports. Otherwise the bundler would move all
 * shared imports into the chunk of all remotes.
 */
export const makeForeignHostRule = (): RuleSetRule => ({
  include: resolve(import.meta.dirname, '../host/foreign'),
  layer: 'foreign',
});

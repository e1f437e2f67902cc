import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Configuration } from '@rspack/core';
import * as v from 'valibot';
import {
  computeContainerName,
  FIRST_WITH_RUNTIME,
  RemoteDefinitionSchema,
  type RemoteDefinition,
} from '../contract/index.ts';
import { buildBaseConfig, buildMode, readManifest } from './base.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { CompressPlugin } from './compress-plugin.ts';
import { readBuiltWith } from './read-built-with.ts';
import { CssPolicyPlugin } from './css-policy-plugin.ts';
import { DescriptorPlugin } from './descriptor-plugin.ts';
import { DevDescriptorPlugin } from './dev-descriptor-plugin.ts';
import { buildPagesConfigs, locatePagesFile } from './pages.ts';
import { PagesPlugin } from './pages-plugin.ts';
import { listExposedModules, APP_CHUNK } from './exposed.ts';
import { listRemoteAliases, createRemoteFederation } from './federation.ts';
import { ModuleReportPlugin } from './module-report-plugin.ts';
import { SharedPolicyPlugin } from './shared-policy-plugin.ts';
import { SourceMapsPlugin } from './source-maps-plugin.ts';
import { LeanToolingPlugin } from './lean-tooling-plugin.ts';
import { buildWorkerConfig } from './worker.ts';

/** The part of a development server that is needed. */
interface Server<Client> {
  /** Absent where hot reload is off. */
  readonly webSocketServer?: { readonly clients: readonly Client[] } | null | undefined;
  sendMessage(clients: readonly Client[], type: 'static-changed'): void;
}

interface PageReloads {
  /** For `devServer.onListening`. */
  readonly connect: <Client>(server: Server<Client>) => void;
  /** Loads every page anew that shows what the server compiles. */
  readonly reload: () => void;
}

/** Lets a plugin reload the pages of a development server after changes that hot reload does not cover. */
function createPageReloads(): PageReloads {
  let tell: (() => void) | null = null;
  return {
    connect: (server) => {
      tell = () => {
        // The client's word for files that no module graph holds.
        if (server.webSocketServer) server.sendMessage(server.webSocketServer.clients, 'static-changed');
      };
    },
    reload: () => tell?.(),
  };
}

type SplitChunks = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>;

/**
 * Puts the modules that every page of a remote needs into the first chunk of every page. By default, bundlers create a
 * separate chunk for modules shared by several pages, and each costs one more request. Extensions, which load without
 * the pages, keep their modules.
 */
function splitByPages({ routes }: Pick<RemoteDefinition, 'routes'>): SplitChunks {
  const pages = routes.map(({ chunks = [] }) => chunks);
  const names = new Set(pages.flat());
  return {
    cacheGroups: {
      everyPage: {
        name: APP_CHUNK,
        type: /^javascript/,
        chunks: (chunk) => names.has(chunk.name ?? ''),
        enforce: true,
        priority: 10,
        test(module, { chunkGraph }) {
          const found = new Set([...chunkGraph.getModuleChunksIterable(module)].map((chunk) => chunk.name));
          return pages.every((chunks) => chunks.some((name) => found.has(name)));
        },
      },
    },
  };
}

const DEV_ENTRY = 'remoteEntry.js';

interface RemoteOptions {
  /** Folder of the remote. */
  readonly dir: string;
  readonly definition: RemoteDefinition;
  /** Web workers: name of the file → entry module. Each becomes one self-contained `<name>.worker.js`. */
  readonly workers?: Readonly<Record<string, string>>;
}

/** The whole rspack configuration of a remote. */
export function buildRemoteConfig({ dir, definition, workers = {} }: RemoteOptions) {
  v.assert(RemoteDefinitionSchema, definition);
  if (definition.shellApi.min < FIRST_WITH_RUNTIME)
    throw new Error(
      `remote.ts: shellApi.min is ${definition.shellApi.min}; builds need a shell of ${FIRST_WITH_RUNTIME}`,
    );
  const manifest = readManifest(dir);
  const port = manifest.aura?.remote?.port ?? 0;
  const container = computeContainerName(definition.name, manifest.version);
  const release = { definition, version: manifest.version, container };

  return (env: Record<string, unknown>): Configuration[] => {
    const mode = buildMode(env);
    const base = buildBaseConfig(dir, container, mode);
    const reloads = createPageReloads();
    const typed = !mode.dev && existsSync(resolve(dir, 'tsconfig.json'));
    const workerConfigs = Object.entries(workers).map(([name, entry], index, all) =>
      buildWorkerConfig(dir, { name, entry, after: all[index - 1]?.[0] ?? null }, mode),
    );
    const prerendered = mode.dev ? [] : definition.routes.filter(({ prerender }) => prerender);
    const renderers = prerendered.length > 0 ? buildPagesConfigs(dir, container) : [];
    const main: Configuration = {
      ...base,
      name: 'main',
      dependencies: [...workerConfigs, ...renderers].map((config) => config.name as string),
      entry: {},
      output: {
        ...base.output,
        publicPath: 'auto',
        // A module that threw throws again; otherwise a second attempt would get what it had exported by then.
        strictModuleErrorHandling: true,
        clean: workerConfigs.length === 0,
        trustedTypes: { policyName: `aura-mfe-${definition.name}` },
      },
      resolve: { ...base.resolve, alias: listRemoteAliases() },
      optimization: mode.dev ? {} : { splitChunks: splitByPages(definition) },
      plugins: [
        ...(base.plugins ?? []),
        createRemoteFederation({
          name: container,
          filename: mode.dev ? DEV_ENTRY : 'remoteEntry.[contenthash:8].js',
          mode,
          exposes: listExposedModules(dir, definition),
          typed,
        }),
        ...(mode.dev
          ? [
              new DevDescriptorPlugin({
                ...release,
                builtWith: readBuiltWith(dir),
                entry: DEV_ENTRY,
                file: resolve(dir, 'remote.ts'),
                onChange: reloads.reload,
              }),
            ]
          : [
              new ChunkIntegrityPlugin(),
              new LeanToolingPlugin(typed),
              new SharedPolicyPlugin(),
              new PagesPlugin(
                locatePagesFile(dir),
                prerendered.map(({ path }) => path),
              ),
              new CssPolicyPlugin(`${container}_`),
              new DescriptorPlugin({ ...release, builtWith: readBuiltWith(dir) }),
              new CompressPlugin(),
              new ModuleReportPlugin(),
              new SourceMapsPlugin(),
            ]),
      ],
      devServer: {
        port,
        onListening: reloads.connect,
        headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
        ...(mode.hot
          ? { hot: true, client: { webSocketURL: `ws://localhost:${port}/ws` } }
          : { hot: false, liveReload: false, client: false, webSocketServer: false }),
      },
    };
    return [...workerConfigs, ...renderers, main];
  };
}

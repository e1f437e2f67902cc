import { existsSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { EmitRemoteFiles, type RemoteFiles } from './monolith/emit-remote-files.ts';
import { writeRemoteApps, type RemoteSources } from './monolith/write-remote-apps.ts';
import { writeRenderer } from './monolith/write-renderer.ts';
import { createShellConfig } from './shell.ts';

interface Monolith {
  readonly shellDir: string;
  readonly remotes: readonly RemoteSources[];
  /** Where `dist` and `dist-render` are written, as in the folder of a built shell. */
  readonly outDir: string;
}

/** Federation modules of the shell → their replacements in an application with built-in remotes. */
const REPLACED = {
  'extensions/extension-place.tsx': 'extension-place.tsx',
  'extensions/declared.ts': 'declared.ts',
  'lower-edge/lower-edge.tsx': 'lower-edge.tsx',
  'registry/live-registry-store.ts': 'live-registry-store.ts',
  'remotes/loading/load-federation.ts': 'load-federation.ts',
  'remotes/preload.ts': 'preload.ts',
  'remotes/remote-outlet.tsx': 'remote-outlet.tsx',
  'remotes/remotes.ts': 'remotes.ts',
};

/**
 * Builds the shell and the remotes as one ordinary application with lazy routes, from the same sources and with the
 * same rules: the reference for measuring the federated build. Rejects if the build fails.
 */
export async function buildMonolith({ shellDir, remotes, outDir }: Monolith): Promise<void> {
  const apps = resolve(outDir, 'remote-apps.ts');
  writeRemoteApps(apps, remotes);
  let files: RemoteFiles = {};
  const config = buildMonolithConfig({ shellDir, remotes, outDir }, apps, (found) => (files = found));
  await new Promise<void>((done, fail) => {
    rspack(config, (error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')));
      else done();
    });
  });
  writeRenderer(resolve(outDir, 'dist-render/render.mjs'), {
    shell: resolve(shellDir, 'dist-render/render.mjs'),
    definitions: remotes.map(({ definition }) => definition),
    files,
  });
}

function buildMonolithConfig(
  { shellDir, remotes, outDir }: Monolith,
  apps: string,
  onFiles: (files: RemoteFiles) => void,
): Configuration {
  const base = createShellConfig(shellDir)({});
  const ofRemotes = remotes.map(({ dir }) => dir + sep);
  return {
    ...base,
    output: { ...base.output, path: resolve(outDir, 'dist') },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, 'aura-remote-apps$': apps } },
    module: {
      ...base.module,
      parser: { ...base.module?.parser, javascript: { exportsPresence: 'error' } },
    },
    optimization: { splitChunks: withoutStylesOf(ofRemotes, base.optimization?.splitChunks) },
    plugins: [
      ...(base.plugins ?? []),
      ...Object.entries(REPLACED).map(([path, by]) => makeReplacement(resolve(shellDir, 'src', path), by)),
      new EmitRemoteFiles(remotes, onFiles),
    ],
  };
}

function makeReplacement(path: string, by: string) {
  if (!existsSync(path)) throw new Error(`${path} is gone: say what the monolith has in its place`);
  const own = resolve(import.meta.dirname, 'monolith', by);
  return new rspack.NormalModuleReplacementPlugin(new RegExp(`/${by.replaceAll('.', '\\.')}$`), (request) => {
    if (resolve(request.context, request.request) === path) request.request = own;
  });
}

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];

/** The shell's one style sheet stays the shell's: styles of a lazy route come with it. */
function withoutStylesOf(dirs: readonly string[], splitChunks: SplitChunks): NonNullable<SplitChunks> {
  const { cacheGroups, ...rest } = splitChunks || {};
  const styles = cacheGroups?.['styles'];
  if (typeof styles !== 'object') throw new Error('the shell no longer puts its styles together');
  const test = (module: { nameForCondition(): string | undefined }) =>
    !dirs.some((dir) => module.nameForCondition()?.startsWith(dir));
  return { ...rest, cacheGroups: { ...cacheGroups, styles: { ...styles, test } } };
}

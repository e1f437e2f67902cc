import { rspack, type Configuration } from '@rspack/core';
import { buildBaseConfig, PRODUCTION, type BuildMode } from './base.ts';
import { SourceMapsPlugin } from './source-maps-plugin.ts';

interface WorkerOptions {
  readonly name: string;
  readonly entry: string;
  /** The worker that is built before it; the first one empties the folder. */
  readonly after: string | null;
}

const makeWorkerName = (name: string): string => `worker-${name}`;

/**
 * A web worker as one file without chunks. Remotes live on another origin, where a browser starts no worker:
 * the remote fetches the file with its integrity and starts it from a blob, which cannot load chunks itself.
 */
export function buildWorkerConfig(
  dir: string,
  { name, entry, after }: WorkerOptions,
  mode: BuildMode,
): Configuration {
  const base = buildBaseConfig(dir, `${name}_worker`, PRODUCTION);
  return {
    ...base,
    name: makeWorkerName(name),
    dependencies: after === null ? [] : [makeWorkerName(after)],
    mode: mode.dev ? 'development' : 'production',
    target: ['webworker', 'es2022'],
    // Code that runs in Node too has branches for it, which no worker enters.
    resolve: { ...base.resolve, fallback: { fs: false, crypto: false } },
    node: { __filename: false, __dirname: false },
    entry: { [name]: entry },
    output: {
      path: base.output?.path as string,
      filename: '[name].worker.js',
      clean: after === null,
      publicPath: '',
    },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ...(mode.dev ? [] : [new SourceMapsPlugin()]),
    ],
  };
}

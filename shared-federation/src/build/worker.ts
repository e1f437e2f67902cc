import { rspack, type Configuration } from '@rspack/core';
import { baseConfig, PRODUCTION, type BuildMode } from './base.ts';

/**
 * A web worker as one file without chunks. Remotes live on another origin, where a browser starts no worker:
 * the remote fetches the file with its integrity and starts it from a blob, which cannot load chunks itself.
 */
export function workerConfig(dir: string, name: string, entry: string, mode: BuildMode): Configuration {
  const base = baseConfig(dir, `${name}_worker`, PRODUCTION);
  return {
    ...base,
    name: `worker-${name}`,
    mode: mode.dev ? 'development' : 'production',
    target: ['webworker', 'es2022'],
    entry: { [name]: entry },
    output: { path: base.output?.path as string, filename: '[name].worker.js', clean: true, publicPath: '' },
    plugins: [...(base.plugins ?? []), new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

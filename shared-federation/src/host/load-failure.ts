/**
 * Why the module of a release failed: its files are missing, take too long, or do not run. A chunk that a bundler's
 * loader calls missing has loaded but did not register its modules.
 */
export function loadFailure(error: unknown): 'unreachable' | 'timeout' | 'crashed' {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return 'crashed';
  const type = 'type' in error ? error.type : null;
  if (type === 'timeout') return 'timeout';
  return type === 'missing' ? 'crashed' : 'unreachable';
}

/** The error of a bundler's loader for a file that does not come. */
export const createChunkLoadError = (url: string, type: 'error' | 'timeout'): Error =>
  Object.assign(new Error(`${url}: ${type}`), { name: 'ChunkLoadError', type });

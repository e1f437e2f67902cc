/**
 * Why the module of a release did not come: its files are not there, take too long, or are there and do not run. A
 * chunk that a bundler's loader calls missing has come and did not leave what it should.
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

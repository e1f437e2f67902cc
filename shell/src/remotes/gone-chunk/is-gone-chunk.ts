/** Whether an error says that a file of code or style did not come: the bundler's name for both. */
export const isGoneChunk = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

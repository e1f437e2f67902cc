import type { Near } from '../near.ts';

/** Ideas that are a sign when there are at most so many words from the first to the last, in whatever order. */
export const close = (within: number, ...ideas: readonly (string | readonly string[])[]): Near => ({
  all: ideas.map((idea) => (typeof idea === 'string' ? [idea] : idea)),
  within,
});

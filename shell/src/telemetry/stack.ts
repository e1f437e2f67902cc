/** A place in one of our files at which an error was thrown. */
export interface Frame {
  /** Address of the file, without query. */
  readonly url: string;
  /** Line and column. */
  readonly at: string;
}

const MOST_FRAMES = 10;
/** Chromium writes `at f (URL:1:2)`, Firefox and Safari `f@URL:1:2`. */
const FRAME = /(https?:\/\/[^\s()@?#]+\.js)(?:[?#][^\s():]*)?:(\d+:\d+)/g;

/** The scripts in an error's stack, the innermost first; empty without an error or a stack. */
export function readFrames(error: unknown): readonly Frame[] {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return [];
  // The message comes first and may quote anything.
  const stack = error.stack.replace(error.message, '');
  return [...stack.matchAll(FRAME)].slice(0, MOST_FRAMES).map(([, url = '', at = '']) => ({ url, at }));
}

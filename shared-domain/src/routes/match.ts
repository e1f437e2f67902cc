/**
 * Whether a path fits a route pattern. Patterns hold literal segments, `:name` for one segment
 * and a final `*` for any rest, including none.
 */
export function matchesPattern(pattern: string, pathname: string): boolean {
  const want = splitPath(pattern);
  const have = splitPath(pathname);
  if (want.at(-1) === '*') {
    want.pop();
    if (have.length < want.length) return false;
    have.length = want.length;
  }
  return want.length === have.length && want.every((part, i) => part.startsWith(':') || part === have[i]);
}

/** Whether a route pattern matches many paths; any other is a path itself. */
export const hasParameters = (pattern: string): boolean => /[:*]/.test(pattern);

function splitPath(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

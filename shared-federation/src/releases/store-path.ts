const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Gives a path of a store back; throws for one that leaves the store or names what stores keep for themselves. */
export function storePath(path: string): string {
  const isInside = path.split('/').every((segment) => SEGMENT.test(segment));
  if (!isInside) throw new TypeError(`not a path of a store: ${path}`);
  return path;
}

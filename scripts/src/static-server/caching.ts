/** `name.0a1b2c3d.js`: a hash of the contents before the extension. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;

/** Whether a file is part of a build: its name changes with its contents. */
export const isHashed = (pathname: string): boolean => HASHED.test(pathname);

/** Cache lifetime of a file: permanent if its name changes with its contents, otherwise revalidated every time. */
export function computeCacheControl(pathname: string): string {
  return isHashed(pathname) ? 'public,max-age=31536000,immutable' : 'no-cache';
}

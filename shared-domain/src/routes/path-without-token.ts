import { matchesPattern } from './match.ts';

/** Pages whose path contains a secret that authorises actions. */
const PATHS_WITH_TOKEN = ['/convite/:token'];

/**
 * A path of this site as others may know it, such as a measuring service: where it holds a token, the pattern of the
 * path in its place.
 */
export const hidePathToken = (pathname: string): string =>
  PATHS_WITH_TOKEN.find((pattern) => matchesPattern(pattern, pathname)) ?? pathname;

import type { Link } from '../pages/depth.ts';

/**
 * Round trips that somebody waits for, one after the other, between two moments: a request that something already
 * there asks for is the first, what its answer asks for the second. Files of the cache make no round trip, and what
 * nothing on the page asks for (the browser's own request for the icon) is not waited for.
 * @param links everything that the page has asked for; files of the cache have no bytes
 * @param from what was asked for earlier is taken as there (milliseconds since the epoch)
 * @param until what is asked for later was not waited for
 */
export function hops(
  links: readonly (Link & { readonly bytes: number })[],
  from: number,
  until: number,
): number {
  const step = new Map<string, number>();
  for (const { url, startedAt, initiators, bytes } of links.toSorted((a, b) => a.startedAt - b.startedAt)) {
    if (startedAt < from || startedAt > until || step.has(url)) continue;
    if (bytes === 0 || initiators.length === 0) continue;
    step.set(url, 1 + Math.max(0, ...initiators.map((initiator) => step.get(initiator) ?? 0)));
  }
  return Math.max(0, ...step.values());
}

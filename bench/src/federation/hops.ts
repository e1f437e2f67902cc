import type { Link } from '../pages/depth.ts';

/**
 * Sequential round trips between two moments: a request from existing content is the first, a request from its answer
 * the second. Cached files make no round trip, and requests that nothing on the page caused (the browser's own request
 * for the icon) do not count.
 * @param links all requests of the page; cached files have no bytes
 * @param from earlier requests count as done (milliseconds since the epoch)
 * @param until later requests do not count
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

/** A request as far as its place in the chain is concerned. */
export interface Link {
  readonly url: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Addresses of all resources that caused the request: page, style sheet, scripts of the stack. */
  readonly initiators: readonly string[];
}

/**
 * Steps of the longest chain of requests: the document is one, what it names two, what a script or a style sheet at
 * step n asks for n + 1.
 * @param links the first one to start is the document
 * @param before only requests begun by this moment count (milliseconds since the epoch)
 */
export function chainDepth(links: readonly Link[], before: number): number {
  const steps = new Map<string, number>();
  const [document, ...others] = links.toSorted((a, b) => a.startedAt - b.startedAt);
  if (!document) return 0;
  steps.set(document.url, 1);
  for (const { url, startedAt, initiators } of others) {
    if (startedAt > before) break;
    // An initiator was requested earlier; unknown ones count as the document.
    const step = 1 + Math.max(1, ...initiators.map((initiator) => steps.get(initiator) ?? 1));
    if (!steps.has(url)) steps.set(url, step);
  }
  return Math.max(...steps.values());
}

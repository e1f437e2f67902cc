/** A JavaScript stack of the DevTools protocol; `parent` is what waited for a promise. */
interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack;
}

/** The initiator of a request, in the DevTools protocol. */
export interface Initiator {
  /** The page or the style sheet. */
  readonly url?: string;
  readonly stack?: Stack;
}

/** Addresses of everything that had to be there for a request to be made. */
export function getInitiators({ url, stack }: Initiator): string[] {
  const urls = url ? [url] : [];
  for (let part = stack; part; part = part.parent) urls.push(...part.callFrames.map((frame) => frame.url));
  return [...new Set(urls.filter((found) => found !== ''))];
}

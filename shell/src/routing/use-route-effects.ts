import { useEffect, useRef } from 'react';
import { setDocumentHead } from '../head/document-head.ts';

const PATIENCE_MS = 20_000;
const HEADING = '[data-page-title]';

/** After each change of page: title and social tags, scroll to the top, focus on the new heading once it is there. */
export function useRouteEffects(
  pathname: string,
  page: { readonly title: string; readonly description: string },
): void {
  const heading = useRef<HTMLElement | null>(null);
  const first = useRef(true);
  useEffect(() => setDocumentHead(page), [page]);
  useEffect(() => {
    const isFirst = first.current;
    first.current = false;
    if (!isFirst) window.scrollTo(0, 0);
    return whenHeadingChanges(heading.current, (next) => {
      heading.current = next;
      // On arrival the browser's own starting point is right; after a change focus has to follow.
      if (!isFirst) next.focus({ preventScroll: true });
    });
  }, [pathname]);
}

/** Calls back once, when a heading other than `previous` stands in the main area. Gives the function that ends it. */
function whenHeadingChanges(previous: HTMLElement | null, found: (heading: HTMLElement) => void): () => void {
  const main = document.querySelector('main');
  if (!main) return () => undefined;
  const look = (): boolean => {
    const heading = main.querySelector<HTMLElement>(HEADING);
    if (!heading || heading === previous) return false;
    found(heading);
    return true;
  };
  if (look()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (look()) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}

import { type RefObject, useEffect } from 'react';

/** Unfolds what is folded while the page is printed: on paper nothing can be opened. */
export function useOpenOnPaper(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const leaving = new AbortController();
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...(page.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const fold of opened) fold.open = true;
    };
    const close = () => {
      for (const fold of opened) fold.open = false;
    };
    window.addEventListener('beforeprint', open, { signal: leaving.signal });
    window.addEventListener('afterprint', close, { signal: leaving.signal });
    return () => leaving.abort();
  }, [page]);
}

/** A page that has not grown by then is not going to. */
const GIVEN_UP_AFTER_MS = 5000;

/** Whatever a person does to scroll by themselves. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a position as soon as the page is long enough for it: a page that loads lazily is short at first. Given
 * up when the person scrolls. Gives the function that ends it.
 */
export function restoreScroll(y: number): () => void {
  const over = new AbortController();
  const reach = () => {
    window.scrollTo(0, y);
    if (Math.abs(window.scrollY - y) <= 1) over.abort();
  };
  const observer = new ResizeObserver(reach);
  over.signal.addEventListener('abort', () => observer.disconnect());
  for (const type of OWN_SCROLLING) {
    window.addEventListener(type, () => over.abort(), { passive: true, signal: over.signal });
  }
  const timer = setTimeout(() => over.abort(), GIVEN_UP_AFTER_MS);
  over.signal.addEventListener('abort', () => clearTimeout(timer));
  observer.observe(document.body);
  reach();
  return () => over.abort();
}

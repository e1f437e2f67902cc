/** A page that has not grown by then is not going to. */
const GIVEN_UP_AFTER_MS = 5000;

/** Whatever a person does to scroll by themselves. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Tries to reach a place of the page, now and whenever the page grows: one that loads lazily is short at first. Given
 * up when the person scrolls. Gives the function that ends it.
 * @param reach scrolls there; true where it got there
 */
export function asPageGrows(reach: () => boolean): () => void {
  const over = new AbortController();
  const attempt = () => {
    if (reach()) over.abort();
  };
  const observer = new ResizeObserver(attempt);
  over.signal.addEventListener('abort', () => observer.disconnect());
  for (const type of OWN_SCROLLING) {
    window.addEventListener(type, () => over.abort(), { passive: true, signal: over.signal });
  }
  const timer = setTimeout(() => over.abort(), GIVEN_UP_AFTER_MS);
  over.signal.addEventListener('abort', () => clearTimeout(timer));
  observer.observe(document.body);
  attempt();
  return () => over.abort();
}

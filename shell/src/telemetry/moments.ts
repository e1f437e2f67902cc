const LATEST_IDLE_MS = 5_000;
const WITHOUT_IDLE_MS = 2_000;

/** Resolves when the page is visible: a browser may prerender a page that is never opened. */
export function waitUntilShown(page: Document & { readonly prerendering?: boolean }): Promise<void> {
  return new Promise((resolve) => {
    if (!page.prerendering) return resolve();
    page.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}

/** Resolves when the browser has nothing better to do. (Safari cannot say; a moment later is good enough there.) */
export function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: LATEST_IDLE_MS });
    else setTimeout(resolve, WITHOUT_IDLE_MS);
  });
}

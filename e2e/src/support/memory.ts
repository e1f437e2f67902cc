import type { CDPSession, Page } from '@playwright/test';

/** What a page holds after everything that can be collected has been. */
export interface Holdings {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
}

/** Counts what the page holds. */
export async function holdingsOf(page: Page): Promise<Holdings> {
  const devtools = await page.context().newCDPSession(page);
  try {
    return await count(devtools);
  } finally {
    await devtools.detach();
  }
}

async function count(devtools: CDPSession): Promise<Holdings> {
  await devtools.send('Performance.enable');
  // What a finalizer lets go of is collected the second time.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    heapBytes: value('JSHeapUsedSize'),
  };
}

/** Navigates to an address like a link inside the page, and resolves once its headline is there. */
export async function goInside(page: Page, path: string, headline: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await textStands(page, 'main h1', headline);
}

/** Resolves once the first element of a selector contains a text. */
export function textStands(page: Page, selector: string, text: string): Promise<void> {
  // All inside the page: a locator would hold handles, which look like a leak.
  return page.evaluate(
    async ([where, what]) => {
      const end = performance.now() + 15_000;
      const stands = () => document.querySelector(where)?.textContent?.includes(what) ?? false;
      while (!stands()) {
        if (performance.now() > end) throw new Error(`“${what}” does not come`);
        await new Promise(requestAnimationFrame);
      }
    },
    [selector, text] as const,
  );
}

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

/** Leads the page to an address as a link inside it would, and resolves once its headline stands. */
export function goInside(page: Page, path: string, headline: string): Promise<void> {
  // All inside the page: a locator would hold handles, which look like a leak.
  return page.evaluate(
    async ([to, text]) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
      const end = performance.now() + 15_000;
      const isThere = () => document.querySelector('main h1')?.textContent?.includes(text) ?? false;
      while (!isThere()) {
        if (performance.now() > end) throw new Error(`${to} does not come`);
        await new Promise(requestAnimationFrame);
      }
    },
    [path, headline] as const,
  );
}

/** Resolves once a text stands on the page. */
export function contentStands(page: Page, content: string): Promise<void> {
  return page.evaluate(async (text) => {
    const end = performance.now() + 15_000;
    const stands = () => document.querySelector('main')?.textContent?.includes(text) ?? false;
    while (!stands()) {
      if (performance.now() > end) throw new Error(`“${text}” does not come`);
      await new Promise(requestAnimationFrame);
    }
  }, content);
}

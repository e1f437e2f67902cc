import type { Browser, Page, ViewportSize } from 'playwright-core';
import { watchNetwork, type Exchange } from './network-log.ts';
import { observations, observe, takenOver } from './observations.ts';

const TAKE_OVER_LIMIT_MS = 15_000;

/** What one reader meets who opens a page, and then reaches for a link. */
export interface Visit {
  /** All requests before any interaction. */
  readonly exchanges: readonly Exchange[];
  /** Milliseconds since the epoch; null if nothing was painted. */
  readonly largestPaintAt: number | null;
  readonly loaded: PageState;
  /** After the application has taken over. */
  readonly takenOver: PageState;
}

interface PageState {
  readonly nodes: number;
  /** Sum of all shifts until then. */
  readonly layoutShift: number;
}

/** Opens an address in a new context, without a cache. Rejects if the page fails to load. */
export async function visit(browser: Browser, url: string, viewport: ViewportSize): Promise<Visit> {
  const context = await browser.newContext({ viewport, locale: 'pt-BR' });
  try {
    return await read(await context.newPage(), url);
  } finally {
    await context.close();
  }
}

async function read(page: Page, url: string): Promise<Visit> {
  const network = await watchNetwork(await page.context().newCDPSession(page));
  await page.addInitScript(observe);
  const answer = await page.goto(url);
  if (answer?.status() !== 200) throw new Error(`the answer is ${answer?.status() ?? 'missing'}`);
  await network.idle();
  const { largestPaintAt, ...loaded } = await page.evaluate(observations);
  const exchanges = network.exchanges();

  await page.locator('header a[href]').first().hover();
  await page.evaluate(takenOver, TAKE_OVER_LIMIT_MS);
  await network.idle();
  const { nodes, layoutShift } = await page.evaluate(observations);
  return { exchanges, largestPaintAt, loaded, takenOver: { nodes, layoutShift } };
}

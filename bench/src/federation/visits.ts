import type { Browser, CDPSession, Page } from 'playwright-core';
import { type Exchange, type NetworkLog, watchNetwork } from '../pages/network-log.ts';
import { observations, observe, takenOver } from '../pages/observations.ts';
import type { RemotePage } from './expected-headlines.ts';
import { expectedHeadline, follow, logHeadlines } from './headlines.ts';

/** A slow phone: 150 ms there and back, 1.6 Mbit/s down, 0.75 Mbit/s up, a processor four times slower. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;
const CPU_SLOWDOWN = 4;

/** Slows a page down to a typical device. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

const LIMIT_MS = 30_000;
const PHONE = { width: 412, height: 823 };

/** `exact`: every request with what led to it. `slow`: times under throttling; the stacks would cost time. */
export type Mode = 'exact' | 'slow';

/** A page opened by its address with nothing in the cache; times in milliseconds from the start of the navigation. */
export interface Opened {
  readonly exchanges: readonly Exchange[];
  /** Milliseconds since the epoch. */
  readonly largestPaintAt: number;
  readonly largestPaintMs: number;
}

export interface OpenedRemote extends Opened {
  /** Until the page's headline is there and React answers for it. */
  readonly interactiveMs: number;
}

/** A remote's page that was reached over a link of the home page. */
export interface Entered {
  /** The home page before. */
  readonly home: Opened;
  /** Requested after the click, or after the hovering before it. */
  readonly exchanges: readonly Exchange[];
  /** Moment of the click, milliseconds since the epoch. */
  readonly clickedAt: number;
  /** When the new headline was on the page, and the frame that showed it. */
  readonly thereAt: number;
  readonly shownAt: number;
}

/** Opens a page that is there without the application. */
export const openWritten = (browser: Browser, url: string, mode: Mode): Promise<Opened> =>
  inFreshPage(browser, mode, async (page, network) => {
    await load(page, url);
    return read(page, network);
  });

/** Opens a remote's page; rejects where anything but that page comes. */
export const openRemote = (
  browser: Browser,
  origin: string,
  { path, headline }: RemotePage,
  mode: Mode,
): Promise<OpenedRemote> =>
  inFreshPage(browser, mode, async (page, network) => {
    await load(page, origin + path);
    const from = await page.evaluate(() => performance.timeOrigin);
    const { shownAt } = await page.evaluate(expectedHeadline, { text: headline, limitMs: LIMIT_MS });
    const opened = await read(page, network);
    return { ...opened, interactiveMs: shownAt - from };
  });

/**
 * Enters a remote from the home page, which the application has taken over. Rejects where anything but the page comes.
 * @param how `cold`: the link is followed out of the blue; `hovered`: the pointer has rested on it before
 */
export const enterRemote = (
  browser: Browser,
  origin: string,
  { path, headline }: RemotePage,
  { how, mode }: { readonly how: 'cold' | 'hovered'; readonly mode: Mode },
): Promise<Entered> =>
  inFreshPage(browser, mode, async (page, network) => {
    await load(page, `${origin}/`);
    const home = await read(page, network);
    await page.locator('header a[href="/"]:visible').first().hover();
    await page.evaluate(takenOver, LIMIT_MS);
    await network.idle();
    const before = network.exchanges().length;
    if (how === 'hovered') {
      await page.locator(`header a[href="${path}"]:visible`).first().hover();
      await network.idle();
    }
    const clickedAt = await page.evaluate(follow, path);
    const { thereAt, shownAt } = await page.evaluate(expectedHeadline, {
      text: headline,
      limitMs: LIMIT_MS,
    });
    await network.idle();
    return { home, exchanges: network.exchanges().slice(before), clickedAt, thereAt, shownAt };
  });

async function inFreshPage<T>(
  browser: Browser,
  mode: Mode,
  visit: (page: Page, network: NetworkLog) => Promise<T>,
): Promise<T> {
  // Wide enough for a header whose links need no menu; as slow as a phone where times are taken.
  const context = await browser.newContext({ viewport: { ...PHONE, width: 1280 }, locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const network = await watchNetwork(session, mode === 'exact');
    if (mode === 'slow') await slowDown(session);
    await page.addInitScript(observe);
    await page.addInitScript(logHeadlines);
    return await visit(page, network);
  } finally {
    await context.close();
  }
}

async function load(page: Page, url: string): Promise<void> {
  const answer = await page.goto(url);
  if (answer?.status() !== 200) throw new Error(`${url}: the answer is ${answer?.status() ?? 'missing'}`);
}

async function read(page: Page, network: NetworkLog): Promise<Opened> {
  await network.idle();
  const largestPaintAt = await paintOf(page);
  const from = await page.evaluate(() => performance.timeOrigin);
  return { exchanges: network.exchanges(), largestPaintAt, largestPaintMs: largestPaintAt - from };
}

/** The largest paint until now. A busy machine may paint only after the last file has come. */
async function paintOf(page: Page): Promise<number> {
  const end = Date.now() + LIMIT_MS;
  while (Date.now() < end) {
    const { largestPaintAt } = await page.evaluate(observations);
    if (largestPaintAt !== null) return largestPaintAt;
  }
  throw new Error(`${page.url()}: nothing was painted`);
}

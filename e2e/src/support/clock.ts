import type { Page } from '@playwright/test';

/** Stops the clock of every tab of the page's context; from now on time passes only where a test lets it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Sets the clock of a page by so many hours without running a timer, as a sleep or a person's hand does. */
export async function shiftClock(page: Page, hours: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + hours * 60 * 60 * 1000);
}

/** Tells the page what a browser tells it when the device wakes up or the tab comes to the front. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
}

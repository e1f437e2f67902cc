import { expect, type Locator, type Page } from '@playwright/test';

/** A small phone and a laptop. */
export const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/** Fails if a part is not completely visible without scrolling: it is off the screen, or under a fixed bar. */
export async function expectOnFirstScreen(page: Page, parts: readonly Locator[]): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const part of parts) await expect(part).toBeVisible();
  // A page requested with a fragment scrolls there by itself, after its text has appeared.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const part of parts) {
      const box = (await part.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
      const name = `${part.toString()} at ${width} px`;
      expect(box.y, name).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height, name).toBeLessThanOrEqual(height);
      expect(await part.evaluate(isUncovered), `${name} is covered`).toBe(true);
    }
  }).toPass({ timeout: 15_000 });
}

/** Whether no other element covers the upper or the lower edge of an element. */
function isUncovered(element: Element): boolean {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => {
    const found = document.elementFromPoint(left + width / 2, y);
    return found !== null && (element.contains(found) || found.contains(element));
  });
}

import { expect, type Locator, type Page } from '@playwright/test';

const FARTHEST = 80;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Presses Tab (or another key) until a control has the focus: the only way for keyboard users. */
export async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < FARTHEST; pressed++) {
    await page.keyboard.press(key);
    if (await isFocused(target)) return expect.poll(() => hiddenFocus(page)).toBeNull();
  }
  throw new Error(`${key} does not lead to ${target.toString()}`);
}

/** Reaches a control and presses it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

/** Reaches a field and types into it. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Why the focus is not visible, or null: it has no mark, or is outside the window or behind another element. */
export const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return null;
    const name = `${active.tagName.toLowerCase()} "${(active.textContent || active.getAttribute('name') || '').trim().slice(0, 60)}"`;
    // A control under its own label, such as a file field, is marked and pressed by way of that label.
    const own = [active, active.closest('label')].filter((element) => element !== null);
    const isMarked = own.some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
    });
    if (!isMarked) return `${name} has no mark`;
    const [box] = active.getClientRects();
    if (!box) return `${name} has no box`;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `${name} is outside of the window`;
    const on = document.elementFromPoint(x, y);
    const isOnTop = own.some((element) => element.contains(on) || on?.contains(element));
    return isOnTop && !on?.matches('html, body') ? null : `${name} is behind ${on?.tagName} ${on?.className}`;
  });

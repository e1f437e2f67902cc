import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { openGallery } from '../../support/gallery.ts';
import { complaintsOf } from '../../support/watch.ts';

for (const [theme, label, key] of [
  ['light', 'Claro', 'ArrowDown'],
  ['dark', 'Escuro', 'ArrowUp'],
] as const)
  test(`no component has a violation in the ${theme} theme, which the keyboard chooses`, async ({ page }) => {
    test.slow();
    const complaints = complaintsOf(page);
    await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light', reducedMotion: 'reduce' });
    await openGallery(page);
    await page.getByRole('radio', { name: 'Do sistema' }).focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('radio', { name: label })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectNoViolations(page, `the components in the ${theme} theme`);
    expect(complaints).toEqual([]);
  });

test('no component scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openGallery(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

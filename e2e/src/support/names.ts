import { expect, type Locator } from '@playwright/test';

/** Expects exactly these elements, by the names that a screen reader says, in order. */
export async function expectNames(elements: Locator, names: readonly string[]): Promise<void> {
  await expect(elements).toHaveCount(names.length);
  for (const [index, name] of names.entries()) await expect(elements.nth(index)).toHaveAccessibleName(name);
}

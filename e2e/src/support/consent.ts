import type { Page } from '@playwright/test';

const KEY = 'aura.consent';

export const consentBar = (page: Page) => page.getByRole('region', { name: 'Preferências de cookies' });
export const acceptButton = (page: Page) => consentBar(page).getByRole('button', { name: 'Aceitar' });
export const refuseButton = (page: Page) => consentBar(page).getByRole('button', { name: 'Recusar' });
export const cookiesInFooter = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Preferências de cookies' });

/** The answer stored on the device; null without one. */
export async function storedConsent(page: Page): Promise<unknown> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), KEY);
  return stored === null ? null : JSON.parse(stored);
}

/** Begins every page of this tab with the answer given. */
export async function startWithConsent(page: Page, choice: 'accepted' | 'refused'): Promise<void> {
  const answer = JSON.stringify({ choice, at: '2026-01-01T00:00:00.000Z', version: 1 });
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [KEY, answer] as const,
  );
}

import { expect, type Page } from '@playwright/test';
import { consentBar, refuseButton } from './consent.ts';
import { logIn } from './people.ts';

const MANAGER = { email: 'gestora@demo.aura', password: 'demonstracao-2026' };

/** Signs the manager of the demo company in; ends in the cockpit, with its numbers there. */
export async function openCockpit(page: Page): Promise<void> {
  await page.goto('/login');
  await logIn(page, MANAGER);
  await expect(page).toHaveURL('/cockpit');
  await refuseButton(page).click();
  await expect(consentBar(page)).toBeHidden();
  await expect(chart(page, 'Funil de adesão')).toBeVisible();
}

/** A section of the dashboard. */
export const chart = (page: Page, name: string) => page.getByRole('region', { name });

/** Opens everything on the page that can be opened, such as the tables beside the charts. */
export const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

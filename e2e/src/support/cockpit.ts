import { expect, type Page } from '@playwright/test';
import { newCompany, type OwnCompany } from './company.ts';
import { signInAs } from './accounts.ts';
import { startWithConsent } from './consent.ts';

const MANAGER = { email: 'gestora@demo.aura', password: 'demonstracao-2026' };

/** Signs the manager of the demo company in; ends in the cockpit, with its numbers there. */
export async function openCockpit(page: Page): Promise<void> {
  await enterAs(page, MANAGER);
  await expect(chart(page, 'Funil de adesão')).toBeVisible();
}

/** Signs the manager of a company that was made for this run in; ends in the cockpit, which has no numbers yet. */
export async function openNewCockpit(page: Page): Promise<OwnCompany> {
  const company = await newCompany();
  await enterAs(page, company.manager);
  await expect(page.getByRole('heading', { name: 'Ainda não há números para mostrar' })).toBeVisible();
  return company;
}

async function enterAs(page: Page, manager: Parameters<typeof signInAs>[1]): Promise<void> {
  await startWithConsent(page, 'refused');
  await signInAs(page, manager);
  await page.goto('/cockpit');
}

/** A section of the dashboard. */
export const chart = (page: Page, name: string) => page.getByRole('region', { name });

/** Opens everything on the page that can be opened, such as the tables beside the charts. */
export const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

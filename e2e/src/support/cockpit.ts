import { expect, type Page } from '@playwright/test';
import { newCompany, type OwnCompany } from './company.ts';
import { consentBar, refuseButton } from './consent.ts';
import { logIn } from './people.ts';

const MANAGER = { email: 'gestora@demo.aura', password: 'demonstracao-2026' };

/** Signs the manager of the demo company in; ends in the cockpit, with its numbers there. */
export async function openCockpit(page: Page): Promise<void> {
  await logInAt(page, MANAGER);
  await expect(chart(page, 'Funil de adesão')).toBeVisible();
}

/** Signs the manager of a company that was made for this run in; ends in the cockpit, which has no numbers yet. */
export async function openNewCockpit(page: Page): Promise<OwnCompany> {
  const company = await newCompany();
  await logInAt(page, company.manager);
  await expect(page.getByRole('heading', { name: 'Ainda não há números para mostrar' })).toBeVisible();
  return company;
}

async function logInAt(page: Page, manager: Parameters<typeof logIn>[1]): Promise<void> {
  await page.goto('/login');
  await logIn(page, manager);
  await expect(page).toHaveURL('/cockpit');
  await refuseButton(page).click();
  await expect(consentBar(page)).toBeHidden();
}

/** A section of the dashboard. */
export const chart = (page: Page, name: string) => page.getByRole('region', { name });

/** Opens everything on the page that can be opened, such as the tables beside the charts. */
export const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

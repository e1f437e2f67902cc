import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';

const DIST = resolve(import.meta.dirname, '../../../gallery/dist');
const ORIGIN = 'http://gallery.localhost';

/** Opens the built gallery of components. It is no part of the site: its files come from the folder of its build. */
export async function openGallery(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: resolve(DIST, pathname === '/' ? 'index.html' : pathname.slice(1)) });
  });
  await page.goto(`${ORIGIN}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Componentes' })).toBeVisible();
}

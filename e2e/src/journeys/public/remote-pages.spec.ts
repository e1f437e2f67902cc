import { expect, test } from '@playwright/test';
import { signUpWith } from '../../support/accounts.ts';
import { complaintsOf, isTakenOver, layoutShift, requestsOf } from '../../support/watch.ts';

/* Pages of remotes that come written ahead, like the shell's own. */

const PAGES = [
  { path: '/planos', headline: 'Comece sem pagar. Pague quando precisar de mais.', says: 'R$\u00A079,90' },
  {
    path: '/ferramentas-ia',
    headline: 'Do diagnóstico à próxima oportunidade',
    says: 'Simulador de entrevista',
  },
] as const;

for (const { path, headline, says } of PAGES) {
  test(`${path} has its headline and its offer in the HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>${headline}</h1>`));
    expect(html).toContain(says);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test(`${path} can be read, and looks like the page`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
      await expect(page.getByText(says).first()).toBeVisible();
      // Both styles are there: the shell's components and the remote's own.
      const size = await page
        .locator('h1')
        .evaluate((h1) => Number.parseFloat(getComputedStyle(h1).fontSize));
      expect(size).toBeGreaterThan(30);
    });
  });

  test(`${path} asks for one script until somebody reaches for something; then the remote takes over in place`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const requests = requestsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(requests.filter((url) => url.endsWith('.js'))).toHaveLength(1);
    expect(await isTakenOver(page)).toBe(false);
    const headlineBox = () =>
      page.locator('main h1').evaluate((h1) => {
        const { left, top, width, height } = h1.getBoundingClientRect();
        return { left, top: top + window.scrollY, width, height };
      });
    const before = await headlineBox();

    await page.getByRole('banner').getByRole('link', { name: 'Recursos' }).hover();
    await expect.poll(() => isTakenOver(page)).toBe(true);
    await expect(page.locator('main [data-remote] h1')).toBeVisible();
    await expect(page.locator('main h1')).toHaveCount(1);
    expect(await headlineBox()).toEqual(before);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
}

test('a choice made before the remote was there stays', async ({ page }) => {
  await page.goto('/planos', { waitUntil: 'networkidle' });
  await page.getByText('Anual', { exact: true }).click();
  await expect(page.locator('main [data-remote] h1')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Anual' })).toBeChecked();
  await expect(page.getByText('R$ 799,90').first()).toBeVisible();
});

test('a signed-in person sees their own page, and nothing for visitors', async ({ page }) => {
  await signUpWith(page);
  await page.goto('/planos');
  await expect(page.getByRole('region', { name: 'Plano e assinatura' })).toBeVisible();
  await expect(page.locator('main h1')).toHaveCount(1);
});

test('a page entered by a link inside the application is drawn only by the remote', async ({ page }) => {
  await page.goto('/planos', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: PAGES[0].headline })).toBeVisible();
  await expect(page.locator('main h1')).toHaveCount(1);
});

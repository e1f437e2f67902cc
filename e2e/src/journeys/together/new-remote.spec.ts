import { expect, test } from '@playwright/test';
import { makePerson } from '../../support/accounts.ts';
import { makeNewRemote } from '../../support/new-remote.ts';
import { logIn } from '../../support/people.ts';
import { complaintsOf } from '../../support/watch.ts';

test('a remote that was just made runs with its part of the backend, also in the released shell', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  await using remote = await makeNewRemote('trilhas-novas', 'Trilhas novas');
  const { person } = await makePerson();
  expect(await remote.testBackend()).toMatch(/Tests.* 4 passed/);
  const noted: string[] = [];
  for (const shell of ['present', 'previous'] as const) {
    await test.step(`the ${shell} shell`, async () => {
      const page = await browser.newPage();
      const complaints = complaintsOf(page);
      await remote.serveCalls(page);
      const origin = await remote.open(shell);
      await page.goto(`${origin}/login`);
      await logIn(page, person);
      await expect(page).not.toHaveURL(/\/login/);

      await page.getByRole('banner').getByRole('link', { name: 'Trilhas novas' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Trilhas novas' })).toBeVisible();
      const list = page.locator('main').getByRole('listitem');
      await expect(list).toHaveText(noted);
      const text = `Anotado no shell ${shell}`;
      await page.getByLabel('Anotação').fill(text);
      await page.getByRole('button', { name: 'Guardar' }).click();
      noted.unshift(text);
      await expect(list).toHaveText(noted);
      await page.reload();
      await expect(list).toHaveText(noted);
      expect(complaints).toEqual([]);
      await page.close();
    });
  }
});

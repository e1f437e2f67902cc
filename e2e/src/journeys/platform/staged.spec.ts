import { drawOf } from '@aura/shared-federation/contract';
import { expect, test, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { accountId } from '../../support/database.ts';
import { fillSignUp, logIn, newPerson } from '../../support/people.ts';
import { openSampleSite, type SampleSite } from '../../support/sample-site.ts';

/* Who gets a release that is staged. */

const openSite = (): Promise<SampleSite> => openSampleSite(`staged-${randomUUID()}`);
const SEED = 'sample@2.0.0';

/** Version of the sample remote that the person gets. */
async function versionShown(page: Page, site: SampleSite): Promise<string> {
  await page.goto(`${site.origin}/ensaio`);
  const headline = page.getByRole('heading', { level: 1, name: /^Ensaio/ });
  await expect(headline).toBeVisible();
  return (await headline.textContent())?.replace('Ensaio ', '') ?? '';
}

test('a release staged for managers reaches a manager, and nobody else loads its files', async ({ page }) => {
  await using site = await openSite();
  const current = await site.build('1.0.0');
  const staged = await site.build('2.0.0');
  site.release({ current, staged: { release: staged, audience: { kind: 'role', role: 'gestor_rh' } } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  expect(await versionShown(page, site)).toBe('1.0.0');
  expect(asked.filter((url) => url.startsWith(staged.baseUrl))).toEqual([]);

  await page.goto(`${site.origin}/login`);
  await logIn(page, { email: 'gestora@demo.aura', password: 'demonstracao-2026' });
  await expect(page).not.toHaveURL(/login/);
  expect(await versionShown(page, site)).toBe('2.0.0');
});

test('a share of the people gets it, the same ones every time, and loses it with a roll-back', async ({
  page,
}) => {
  await using site = await openSite();
  const current = await site.build('1.0.0');
  const release = await site.build('2.0.0');
  const person = newPerson();
  await page.goto(`${site.origin}/signup`);
  await fillSignUp(page, person);
  await expect(page).not.toHaveURL(/signup/);
  const uid = await accountId(person.email);
  const draw = drawOf(`${SEED}:${uid}`);
  const stage = (percent: number) =>
    site.release({ current, staged: { release, audience: { kind: 'percent', percent, seed: SEED } } });

  // A draw of 99 is in no share; one below is reached by the share that is one more than it.
  const isReachable = draw < 99;
  stage(Math.max(1, draw));
  expect(await versionShown(page, site)).toBe(draw === 0 ? '2.0.0' : '1.0.0');
  stage(Math.min(99, draw + 1));
  for (let visit = 0; visit < 3; visit += 1)
    expect(await versionShown(page, site)).toBe(isReachable ? '2.0.0' : '1.0.0');
  site.release({ current });
  expect(await versionShown(page, site)).toBe('1.0.0');
});

test('a version for nobody is shown by its address in the whole tab, until one press', async ({
  page,
  context,
}) => {
  await using site = await openSite();
  const current = await site.build('1.0.0');
  const preview = await site.build('2.0.0');
  site.release({ current, previews: [preview] });
  const headline = (name: string) => page.getByRole('heading', { level: 1, name });
  const badge = page.getByRole('complementary', { name: 'Versão de teste' });

  await page.goto(`${site.origin}/ensaio?remoto=sample@2.0.0`);
  await expect(headline('Ensaio 2.0.0')).toBeVisible();
  await expect(badge).toContainText('Versão de teste: sample 2.0.0');
  await expect(page).toHaveURL(`${site.origin}/ensaio`);
  await page.getByRole('banner').getByRole('link', { name: 'Recursos' }).click();
  await expect(page).toHaveURL(/recursos/);
  await page.reload();
  await expect(badge).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Ensaio' }).click();
  await expect(headline('Ensaio 2.0.0')).toBeVisible();

  const other = await context.newPage();
  expect(await versionShown(other, site)).toBe('1.0.0');
  await page.getByRole('button', { name: 'Voltar à versão de todos' }).click();
  await expect(headline('Ensaio 1.0.0')).toBeVisible();
  await expect(badge).toHaveCount(0);
});

test('an address with a version that is not in test says so, and shows the current one', async ({ page }) => {
  await using site = await openSite();
  site.release({ current: await site.build('1.0.0') });
  const badge = page.getByRole('complementary', { name: 'Versão de teste' });
  for (const [text, sentence] of [
    ['sample@7.0.0', 'não existe ou não está mais em teste'],
    ['qualquer', 'não é uma versão de teste'],
  ]) {
    await page.goto(`${site.origin}/ensaio?remoto=${text}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ensaio 1.0.0' })).toBeVisible();
    await expect(badge).toContainText(sentence ?? '');
  }
  await badge.getByRole('button', { name: 'Fechar' }).click();
  await expect(badge).toHaveCount(0);
});

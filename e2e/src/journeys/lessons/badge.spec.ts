import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectNoViolations, settled } from '../../support/axe.ts';
import { answerRightly, lessonOf, openLessons, questionOnPage, SLUG } from '../../support/lessons.ts';

test('a badge is celebrated, taken along as a credential, and anybody can check it', async ({
  page,
  browser,
}) => {
  const { person } = await openLessons(page, `/${SLUG}`);
  const lesson = await lessonOf(SLUG);
  await expect(questionOnPage(page, 0)).toBeVisible();
  for (const [at, question] of lesson.questions.entries()) {
    await answerRightly(questionOnPage(page, at), question);
    await expect(questionOnPage(page, at).getByText('Certo', { exact: true })).toBeVisible();
  }
  await expect(page.locator('[data-confetti]')).toBeAttached();
  await page.goto('/perfil');
  const badge = page.getByRole('region', { name: 'Selos' }).getByRole('listitem').first();
  await badge
    .getByText(/Levar este selo|Credencial/)
    .first()
    .click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    badge.getByRole('button', { name: /Baixar credencial/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('aura-eterno_aprendiz.jwt');
  const credential = await readFile(await download.path(), 'utf8');

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto('/selos/verificar');
  await stranger
    .getByLabel(/credencial/i)
    .first()
    .fill(credential);
  await stranger.getByLabel('E-mail da pessoa (opcional)').fill(person.email.toUpperCase());
  await stranger.getByRole('button', { name: 'Verificar selo' }).click();
  await expect(stranger.getByRole('heading', { name: 'O selo é autêntico.' })).toBeFocused();
  await expect(stranger.getByText('Eterno Aprendiz', { exact: true })).toBeVisible();
  await settled(stranger);
  await expectNoViolations(stranger, 'a credential that was checked');

  await test.step('one character changed, and it is none of ours', async () => {
    const [head = '', payload = '', signature = ''] = credential.split('.');
    const changed = payload.startsWith('eyJ') ? `eyK${payload.slice(3)}` : payload;
    await stranger
      .getByLabel(/credencial/i)
      .first()
      .fill([head, changed, signature].join('.'));
    await stranger.getByRole('button', { name: 'Verificar selo' }).click();
    await expect(stranger.getByRole('heading', { name: 'A assinatura não confere.' })).toBeVisible();
    await expect(stranger.getByText('Eterno Aprendiz', { exact: true })).toBeHidden();
  });
  await stranger.context().close();
});

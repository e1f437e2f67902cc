import { expect, test, type Page } from '@playwright/test';
import { PASTED_CV } from '../../support/documents.ts';
import { press, reach, type } from '../../support/keyboard.ts';
import { analyse, openTool, pasteResume } from '../../support/optimizer.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a CV is changed, arranged, put into English and downloaded with the keyboard alone', async ({
  page,
}) => {
  await openTool(page, '/otimizador-curriculo');
  await pasteResume(page, PASTED_CV);
  await analyse(page);
  const picture = page.getByRole('img', { name: 'Página do currículo' }).first();
  await expect(picture).toContainText('Rita Moreira');

  await test.step('a suggestion is taken, and taken back', async () => {
    await press(page, page.getByRole('link', { name: /^Ver as? / }));
    const card = page.getByRole('article').filter({ hasText: 'Competências' });
    await press(page, card.getByRole('button', { name: 'Aceitar', exact: true }));
    await expect(page.getByText(/^1 de \d+ aceitas\.$/)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Desfazer' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card.getByRole('button', { name: 'Aceitar', exact: true })).toBeFocused();
  });

  await test.step('a template is chosen by arrow', async () => {
    await reach(page, page.getByRole('radio', { name: /^Moderno/ }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Clássico brasileiro/ })).toBeFocused();
    await expect(picture).toContainText('RESUMO');
  });

  await test.step('the focus goes along with a section that moves, also to its end', async () => {
    await press(page, page.locator('summary', { hasText: 'Ordenar, renomear ou esconder seções' }));
    await press(page, button(page, 'Descer Resumo'));
    await expect(button(page, 'Descer Resumo')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Resumo: seção 2 de 5' })).toHaveCount(1);
    await reach(page, button(page, 'Subir Resumo'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Descer Resumo')).toBeFocused();
  });

  await test.step('a section is hidden, and another one renamed', async () => {
    await press(page, button(page, 'Esconder Resumo'));
    await expect(button(page, 'Mostrar Resumo')).toBeFocused();
    await expect(picture).not.toContainText('RESUMO');
    await type(page, page.getByRole('textbox', { name: 'Título da seção 5' }), 'Línguas');
    await expect(picture).toContainText('LÍNGUAS');
  });

  await test.step('a file is made', async () => {
    const download = page.waitForEvent('download');
    await press(page, button(page, 'Baixar texto'));
    expect((await download).suggestedFilename()).toBe('curriculo-rita-moreira.txt');
  });

  await test.step('a sentence is in English, and the next one is near', async () => {
    await reach(page, page.getByRole('radio', { name: /^Clássico brasileiro/ }), 'Shift+Tab');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: /^Internacional, em inglês/ })).toBeFocused();
    await press(page, page.locator('summary', { hasText: 'Confirmar o inglês, frase por frase' }));
    await type(page, page.getByRole('textbox', { name: 'Analista Administrativa', exact: true }), 'Analyst');
    await press(page, button(page, 'Confirmar o inglês de Analista Administrativa'));
    await expect(button(page, 'Mudar o inglês de Analista Administrativa')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Analista Administrativa', exact: true })).toBeFocused();
  });
});

import { expect, test } from '@playwright/test';
import { signUpWith } from '../../support/accounts.ts';
import { atStep, pasteCv, startDiagnosis } from '../../support/wizard.ts';
import { PASTED_CV } from '../../support/documents.ts';

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

test('an unusable file is explained with what to do, and another way stays open', async ({ page }) => {
  await signUpWith(page);
  await startDiagnosis(page, 'completo', 'Analista de Dados');
  const input = page.getByLabel('Escolha ou arraste seu currículo');
  const alert = page.locator('main').getByRole('alert');

  await input.setInputFiles(file('vazio.pdf', Buffer.alloc(0)));
  await expect(alert).toContainText('vazio');
  await input.setInputFiles(file('antigo.doc', Buffer.from('d0cf11e0a1b11ae1'.padEnd(2048, '0'), 'hex')));
  await expect(alert).toContainText('PDF');
  await input.setInputFiles(
    file('quebrado.pdf', Buffer.from('%PDF-1.7\nisto não é um PDF de verdade\n%%EOF')),
  );
  await expect(alert).toContainText(/abrir|ler|corrompid|danificad/i);
  await input.setInputFiles(file('enorme.pdf', Buffer.alloc(6 * 1024 * 1024, 37)));
  await expect(alert).toContainText('5 MB');
  await input.setInputFiles(
    file('nota.txt', Buffer.from('Lista de compras: arroz, feijão, café. '.repeat(20))),
  );
  await expect(alert).toContainText(/currículo/);

  await pasteCv(page, PASTED_CV);
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Rita Moreira');
});

test('offline, a CV step says so and goes on when the network is back', async ({ page, context }) => {
  await signUpWith(page);
  await startDiagnosis(page, 'completo', 'Analista de Dados');
  await context.setOffline(true);
  await page
    .getByLabel('Escolha ou arraste seu currículo')
    .setInputFiles(file('cv.txt', Buffer.from(PASTED_CV)));
  await expect(page.locator('main').getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await atStep(page, 'Confira o que foi lido');
});

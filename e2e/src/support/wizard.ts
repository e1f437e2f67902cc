import { expect, type Page } from '@playwright/test';

interface CvFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Waits for the heading of a step: the wizard moves its focus there. */
export async function atStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
}

/** Starts the diagnosis and says what the person is after; ends on the CV step. */
export async function startDiagnosis(page: Page, kind: 'completo' | 'rápido', role: string): Promise<void> {
  await page.goto('/diagnostico-carreira');
  await page.getByRole('button', { name: `Começar o ${kind}` }).click();
  await atStep(page, 'Aonde você quer chegar?');
  await page.getByRole('combobox', { name: 'Cargo que você busca' }).fill(role);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await atStep(page, 'Seu currículo');
}

/** Hands over a file; ends on the page where what was read is checked. */
export async function uploadCv(page: Page, file: CvFile): Promise<void> {
  await page.getByLabel('Escolha ou arraste seu currículo').setInputFiles(file);
  await atStep(page, 'Confira o que foi lido');
}

/** Pastes a text; ends on the page where what was read is checked. */
export async function pasteCv(page: Page, text: string): Promise<void> {
  await page.getByText('Prefiro colar o texto').click();
  await page.getByLabel('Texto do currículo').fill(text);
  await page.getByRole('button', { name: 'Ler este texto' }).click();
  await atStep(page, 'Confira o que foi lido');
}

/** Goes on from step to step, skipping what can be skipped, until the last one. */
export const goToReview = (page: Page): Promise<void> => goToStep(page, 'Tudo pronto para enviar?');

/** Goes on from step to step, skipping what can be skipped, until the step with this title. */
export async function goToStep(page: Page, title: string): Promise<void> {
  const wanted = page.getByRole('heading', { name: title });
  const on = page
    .locator('main')
    .getByRole('button', { name: /^(Continuar|Pular este passo|Pular o resto|Não tenho currículo agora)$/ });
  const step = page.locator('main h2').first();
  while (!(await wanted.isVisible())) {
    // The address changes before the step does: a click in between would meet a button that is about to go.
    const before = await step.innerText();
    await on.click();
    await expect(step).not.toHaveText(before);
  }
}

/** Sends the answers; ends on the result. */
export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enviar e ver o resultado' }).click();
  await expect(page).toHaveURL(/\/diagnostico\/resultado$/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Resultado do diagnóstico' })).toBeFocused();
}

/** A quick diagnosis of a pasted CV, from the signed-in state to the result. */
export async function diagnose(page: Page, cv: string, role = 'Analista de Dados'): Promise<void> {
  await startDiagnosis(page, 'completo', role);
  await pasteCv(page, cv);
  await goToReview(page);
  await send(page);
}

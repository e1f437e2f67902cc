import { expect, test } from '@playwright/test';
import { answerField, GOOD_STORY, grade, openSimulator, startInterview } from '../../support/interviews.ts';
import { endSpeech, say, scriptSpeech } from '../../support/speech.ts';

const listen = 'Começar a falar';
const consent = 'Concordo que o áudio desta resposta vá para o fabricante do navegador';
/** As a recogniser gives it: no capital letters, no full stops. */
const SPOKEN = GOOD_STORY.toLowerCase().replaceAll(/[.,]/g, '');
const half = SPOKEN.indexOf('depois criei');

test('on the device: spoken, corrected, graded', async ({ page }) => {
  await page.clock.install();
  await scriptSpeech(page, 'available');
  await openSimulator(page);
  await startInterview(page, { mode: 'Falar' });
  await expect(page.getByText('o áudio não sai dele')).toBeVisible();
  await expect(page.getByLabel(consent)).toBeHidden();

  await page.getByRole('button', { name: listen }).click();
  await say(page, [{ text: SPOKEN.slice(0, half), isFinal: true }]);
  await page.clock.runFor(20_000);
  // A silence ends the recogniser; later speech is appended.
  await endSpeech(page);
  await page.clock.runFor(15_000);
  await say(page, [{ text: SPOKEN.slice(half), isFinal: false }]);
  await expect(answerField(page)).toHaveValue(SPOKEN);
  await expect(answerField(page)).not.toBeEditable();
  await page.getByRole('button', { name: 'Parar de ouvir' }).click();
  await expect(page.getByText('Confira e corrija a transcrição antes de avaliar.')).toBeVisible();

  await answerField(page).fill(SPOKEN.replace('mercado bom preço', 'Mercado Bom Preço'));
  await grade(page);
  await page.getByText('O que foi contado na resposta').click();
  await expect(page.getByRole('row', { name: /Palavras por minuto/ })).toBeVisible();
  await page.getByText('Sua resposta, com o que foi lido nela').click();
  await expect(page.locator('mark').filter({ hasText: 'Ação:' }).first()).toBeVisible();
});

test('no sound is recorded before consent if it leaves the device', async ({ page }) => {
  await scriptSpeech(page, 'unavailable');
  await openSimulator(page);
  await startInterview(page, { mode: 'Falar' });
  const start = page.getByRole('button', { name: listen });
  await expect(start).toBeDisabled();
  await expect(page.getByText('o áudio sai do seu aparelho')).toBeVisible();
  await page.getByLabel(consent).check();
  await start.click();
  await say(page, [{ text: SPOKEN, isFinal: true }]);
  await expect(answerField(page)).toHaveValue(SPOKEN);

  await test.step('an unplugged microphone ends the recording and keeps what was heard', async () => {
    await endSpeech(page, 'not-allowed');
    await expect(page.getByText('A fala não pôde ser transcrita')).toBeVisible();
    await expect(answerField(page)).toHaveValue(SPOKEN);
    await expect(answerField(page)).toBeEditable();
  });
});

test('a browser without a recogniser says so before the choice, and typing works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await openSimulator(page);
  await expect(page.getByText('Este navegador não transcreve fala')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Falar' })).toBeHidden();
  await startInterview(page);
  await answerField(page).fill(GOOD_STORY);
  await grade(page);
});

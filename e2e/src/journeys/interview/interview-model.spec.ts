import { expect, test } from '@playwright/test';
import { text } from '../../support/database.ts';
import { answerField, GOOD_STORY, grade, openSimulator, startInterview } from '../../support/interviews.ts';
import { startBackendWithModel, type BackendWithModel } from '../../support/model/backend-with-model.ts';
import { MODEL_WORDS } from '../../support/model/scripted-model.ts';

let backend: BackendWithModel;
test.beforeAll(async () => {
  backend = await startBackendWithModel();
});
test.afterAll(() => backend.close());

test("the simulator rewrites stronger versions on request, and keeps the rules' text if the model fails", async ({
  page,
}) => {
  await backend.serve(page, '/interview');
  await backend.serve(page, '/tools/writing');
  await openSimulator(page, { plan: text('impulso') });
  await startInterview(page);
  await answerField(page).fill(GOOD_STORY);
  await grade(page);
  await page.getByRole('button', { name: 'Terminar e ver o relatório' }).click();
  const rewrite = page.getByRole('button', { name: 'Reescrever com IA' });
  backend.model.script = 'breaks';
  await rewrite.click();
  await expect(page.getByText('Os textos escritos por regra continuam valendo.')).toBeVisible();
  backend.model.script = 'writes';
  await page.getByRole('button', { name: 'Pedir outra vez' }).click();
  await expect(page.getByText('1 reescrito, 0 mantidos por regra.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(MODEL_WORDS)).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { expectNoViolations, settled } from '../../support/axe.ts';
import { box, ledgerOf, PLANNED, points, TITLES } from '../../support/career-plan.ts';
import { openTool } from '../../support/optimizer.ts';

test('tasks ticked and opened again in two tabs leave a ledger that sums to the points', async ({
  page,
  context,
}) => {
  const { uid } = await openTool(page, '/perfil', PLANNED);
  const other = await context.newPage();
  await other.goto('/perfil');
  await expect(box(other, TITLES[0])).toBeVisible();
  await box(page, TITLES[0]).check();
  await points(page, 5);
  await expect.poll(async () => (await ledgerOf(uid)).length).toBe(1);

  // The other tab has not heard of it: its tick is the same task once more, and its second one is new.
  await box(other, TITLES[0]).check();
  await box(other, TITLES[1]).check();
  await expect.poll(async () => (await ledgerOf(uid)).length).toBe(2);
  await page.reload();
  await points(page, 10);
  await box(page, TITLES[2]).check();
  await points(page, 15);

  await test.step('the phase asks for three tasks, and closes by itself', async () => {
    await expect(page.getByText('Você chegou à fase 3: Preparação.')).toBeVisible();
    await expect(page.getByText('Fase 3 de 5')).toBeVisible();
  });

  await box(page, TITLES[2]).uncheck();
  await points(page, 10);
  await expect.poll(async () => (await ledgerOf(uid)).length).toBe(4);
  const ledger = await ledgerOf(uid);
  expect(ledger.map(({ entry }) => entry)).toEqual([1, 2, 3, 4]);
  expect(ledger.map(({ delta }) => delta)).toEqual([5, 5, 5, -5]);
  expect(ledger.at(-1)?.balance).toBe(10);

  const section = page.getByRole('region', { name: 'Pontos' });
  await section.getByRole('button', { name: 'Ver de onde vieram' }).click();
  await expect(section.getByRole('listitem').first()).toContainText(`Tarefa reaberta: ${TITLES[2]}`);
  await settled(page);
  await expectNoViolations(page, 'the panel with its ledger');
});

test('a tick that cannot be stored is undone, and nothing is counted', async ({ page, context }) => {
  const { uid } = await openTool(page, '/perfil', PLANNED);
  await expect(box(page, TITLES[0])).toBeVisible();
  await context.setOffline(true);
  await box(page, TITLES[0]).click();
  await expect(page.getByText('Ocorreu um erro ao salvar suas alterações.')).toBeVisible({ timeout: 30_000 });
  await expect(box(page, TITLES[0])).not.toBeChecked();
  await context.setOffline(false);
  await box(page, TITLES[0]).check();
  await expect.poll(async () => (await ledgerOf(uid)).map(({ delta }) => delta)).toEqual([5]);
});

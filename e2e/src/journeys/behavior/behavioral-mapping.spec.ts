import { expect, test, type Page } from '@playwright/test';
import { ITEM_ORDER, ITEMS, LIKERT, SCENARIOS } from '@aura/shared-career/behavior';
import { expectNoViolations, settled } from '../../support/axe.ts';
import { documentExists, list, listDocuments, map, text } from '../../support/database.ts';
import { openTool } from '../../support/optimizer.ts';

const PATH = '/mapeamento-comportamental';
const PER_SCREEN = 4;

type Value = (typeof LIKERT)[number]['value'];

/** Agrees to what has to be agreed to, and begins. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Concordo que a Aura/ }).check();
  await page.getByRole('checkbox', { name: 'Tenho 18 anos ou mais.' }).check();
  await page.getByRole('button', { name: /^(?:Começar|Continuar de onde parou)$/ }).click();
}

/** Answers everything; the clock of the page goes on between two answers. @param millis a sentence takes */
async function answerAll(page: Page, valueOf: (id: string) => Value, millis: number): Promise<void> {
  for (const [at, id] of ITEM_ORDER.entries()) {
    if (at % PER_SCREEN === 0) {
      await expect(page.getByText(`Parte ${at / PER_SCREEN + 1} de 5`)).toBeVisible();
    }
    const item = ITEMS.find((one) => one.id === id);
    const label = LIKERT.find(({ value }) => value === valueOf(id))?.label ?? '';
    await page.clock.runFor(millis);
    await page
      .getByRole('group', { name: item?.text ?? '' })
      .getByText(label, { exact: true })
      .click();
    if (at % PER_SCREEN === PER_SCREEN - 1) await page.getByRole('button', { name: 'Continuar' }).click();
  }
  for (const { text: situation, options } of SCENARIOS) {
    const option = options.find(({ archetype }) => archetype === 'obliger');
    await page
      .getByRole('group', { name: situation })
      .getByText(option?.text ?? '')
      .click();
  }
  await page.getByRole('button', { name: 'Ver o resultado' }).click();
}

/** Outer expectations are met, inner ones are not. */
const obliger = (id: string): Value => {
  const item = ITEMS.find((one) => one.id === id);
  return (item?.axis === 'outer') === (item?.reversed === false) ? 5 : 1;
};

const plan = {
  careerPlan: list(
    map({
      id: text('t1'),
      title: text('Publicar um painel'),
      description: text(''),
      horizon: { integerValue: '30' },
      effortMinutes: { integerValue: '30' },
      tool: { nullValue: null },
      doneWhen: text(''),
      evidenceAsked: text(''),
      gapId: { nullValue: null },
      completed: { booleanValue: false },
    }),
  ),
};

test('the mapping asks for consent, notices careless answers, and shows a result that can be deleted', async ({
  page,
}) => {
  await page.clock.install();
  const { uid } = await openTool(page, PATH, plan);
  await expect(page.getByRole('heading', { level: 1, name: 'Mapeamento comportamental' })).toBeVisible();
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByText('Para começar, marque as duas caixas acima.')).toBeVisible();
  await settled(page);
  await expectNoViolations(page, 'the introduction to the mapping');
  await begin(page);

  await test.step('the same answer everywhere gives no result, and nothing is stored', async () => {
    await answerAll(page, () => 4, 3000);
    await expect(page.getByRole('heading', { name: 'Ainda não dá para ler suas respostas' })).toBeVisible();
    expect(await listDocuments(`users/${uid}/behavioralResults`)).toEqual([]);
    await page.getByRole('button', { name: 'Responder de novo' }).click();
  });

  await test.step('answers faster than one reads give none either', async () => {
    await answerAll(page, obliger, 200);
    await expect(page.getByText(/veio em cerca de um segundo/)).toBeVisible();
    await page.getByRole('button', { name: 'Responder de novo' }).click();
  });

  await answerAll(page, obliger, 3000);
  await expect(page.getByRole('heading', { level: 1, name: 'Obliger' })).toBeVisible();
  await expect(page.getByText(/Não é teste psicológico/).first()).toBeVisible();
  await settled(page);
  await expectNoViolations(page, 'the result of the mapping');
  expect(await listDocuments(`users/${uid}/behavioralResults`)).toHaveLength(1);

  await page.goto('/perfil');
  const archetype = page.getByRole('region', { name: 'Arquétipo' });
  await expect(archetype.getByText('Obliger')).toBeVisible();
  await archetype.getByRole('link', { name: 'Ver o resultado' }).click();

  await test.step('taken away, it is nowhere any more', async () => {
    await page.getByRole('button', { name: 'Apagar meus resultados' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click();
    await expect(page.getByText('Seus resultados do mapeamento foram apagados.')).toBeVisible();
    expect(await listDocuments(`users/${uid}/behavioralResults`)).toEqual([]);
    expect(await documentExists(`users/${uid}`)).toBe(true);
    await page.goto('/perfil');
    await expect(archetype.getByText('Não mapeado')).toBeVisible();
  });
});

test('answers survive a reload, at phone width, and nothing scrolls sideways', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 740 });
  await openTool(page, PATH);
  await begin(page);
  const first = ITEMS.find(({ id }) => id === ITEM_ORDER[0]);
  const group = page.getByRole('group', { name: first?.text ?? '' });
  await group.getByText('Concordo em parte').click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Falta responder ao que está marcado acima.')).toBeVisible();
  await expect(page.getByText('Escolha uma resposta.')).toHaveCount(PER_SCREEN - 1);
  await page.reload();
  await begin(page);
  await expect(group.getByRole('radio', { name: 'Concordo em parte' })).toBeChecked();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

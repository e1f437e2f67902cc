import { expect, test } from '@playwright/test';
import { expectNoViolations, settled } from '../../support/axe.ts';
import { listDocuments } from '../../support/database.ts';
import {
  answerRightly,
  keptForOffline,
  lessonOf,
  openLessons,
  questionOnPage,
  rightLabel,
  SLUG,
  storeDue,
} from '../../support/lessons.ts';

test('two thirds right complete a lesson, with a second try, brings the badge once, and the points add up', async ({
  page,
}) => {
  const { uid } = await openLessons(page);
  await expect(page.getByText('Meta da semana: aprender em 3 dias.')).toBeVisible();
  await settled(page);
  await expectNoViolations(page, 'the library of lessons');
  const lesson = await lessonOf(SLUG);
  const theme = page.getByRole('region', { name: lesson.category, exact: true });
  await theme.locator('summary').click();
  await theme.getByRole('link', { name: lesson.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeFocused();

  await test.step('a wrong answer counts as answered, has a second try, and is then explained', async () => {
    const [first] = lesson.questions;
    if (!first || first.kind === 'gap' || first.kind === 'trueFalse') throw new Error('another question');
    const wrong = first.options.find((label) => label !== rightLabel(first)) ?? '';
    await questionOnPage(page, 0).getByRole('button', { name: 'Conferir' }).click();
    await expect(questionOnPage(page, 0).getByText('Escolha uma resposta.')).toBeVisible();
    await questionOnPage(page, 0).getByText(wrong, { exact: true }).click();
    await questionOnPage(page, 0).getByRole('button', { name: 'Conferir' }).click();
    await expect(questionOnPage(page, 0).getByText('Ainda não')).toBeVisible();
    await expect(page.getByText(`1 de ${lesson.questions.length} respondidas.`)).toBeVisible();
    await expect(questionOnPage(page, 0).getByText(first.explanation)).toHaveCount(0);
    await answerRightly(questionOnPage(page, 0), first);
    await expect(questionOnPage(page, 0).getByText(first.explanation)).toBeVisible();
  });

  for (const [at, question] of lesson.questions.entries()) {
    if (at === 0) continue;
    await answerRightly(questionOnPage(page, at), question);
    await expect(questionOnPage(page, at).getByText('Certo', { exact: true })).toBeVisible();
  }
  await expect(page.getByText(/Lição concluída\. As perguntas/)).toBeVisible();
  await expect(page.getByText('Selo conquistado: Eterno Aprendiz +25 pontos')).toBeVisible();
  await settled(page);
  await expectNoViolations(page, 'a lesson with answers');

  await page.goto('/perfil');
  const points = page.getByRole('region', { name: 'Pontos' });
  await points.getByRole('button', { name: 'Ver de onde vieram' }).click();
  await expect(points.getByRole('listitem')).toHaveText([
    /Selo conquistado: Eterno Aprendiz.*\+25.*total 25/,
  ]);
  await page.goto('/micro-learnings');
  await expect(page.getByText('1 dia de 3 nesta semana.')).toBeVisible();
  expect(await listDocuments(`users/${uid}/pointEvents`)).toHaveLength(1);
});

test('reading to the end for long enough completes a lesson; skimming does not', async ({ page }) => {
  await page.clock.install();
  const { uid } = await openLessons(page, `/${SLUG}`);
  const lesson = await lessonOf(SLUG);
  await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
  await page.getByRole('heading', { name: 'Fontes' }).scrollIntoViewIfNeeded();
  await page.clock.runFor(20_000);
  expect(await listDocuments(`users/${uid}/lessonProgress`)).toEqual([]);
  // Just past two fifths of the reading time: the request that follows is not to grow old on this clock.
  await page.clock.runFor(0.4 * lesson.readingTime * 60_000 - 18_000);
  await expect(page.getByText(/Lição concluída\. As perguntas/)).toBeVisible();
  expect(await listDocuments(`users/${uid}/lessonProgress`)).toHaveLength(1);
});

test('the keyboard completes the review of the day, and each question comes once', async ({ page }) => {
  const { uid } = await openLessons(page);
  const lesson = await lessonOf(SLUG);
  const due = lesson.questions.filter(({ kind }) => kind !== 'gap').slice(0, 2);
  await storeDue(uid, SLUG, due);
  await page.reload();
  await expect(page.getByText('2 perguntas para lembrar agora.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Começar a revisão' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pergunta 1 de 2')).toBeVisible();

  for (const [at] of due.entries()) {
    const asked = page.getByRole('group').filter({ has: page.getByRole('radio') });
    const shown = await asked.innerText();
    const question = due.find(({ prompt }) => shown.includes(prompt));
    if (!question) throw new Error(`an unknown question: ${shown}`);
    await page.getByRole('radio', { name: rightLabel(question) ?? '', exact: true }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Certo', { exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Difícil' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    if (at === 0) await expect(page.getByText('Pergunta 2 de 2')).toBeVisible();
  }
  await expect(page.getByText('Revisão feita')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nada para revisar agora' })).toBeVisible();
});

test('a lesson that was opened is read without a connection, also after a reload, and goes on with one', async ({
  page,
  context,
}) => {
  await openLessons(page, `/${SLUG}`);
  const lesson = await lessonOf(SLUG);
  await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
  await keptForOffline(page, SLUG);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Sem resposta da rede. Esta é a cópia guardada neste aparelho.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
  await page.getByText(lesson.questions[0]?.prompt ?? '').click();
  await expect(page.getByText(lesson.questions[0]?.explanation ?? '')).toBeVisible();
  await expectNoViolations(page, 'a lesson without a connection');
  await page.goto('/micro-learnings/curriculo-que-prova');
  await expect(page.getByRole('heading', { level: 1, name: 'Lições guardadas' })).toBeVisible();
  await page.getByRole('link', { name: lesson.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Tentar com conexão' }).click();
  await expect(page.getByRole('region', { name: 'Perguntas' })).toBeVisible();
});

test('an unsent answer says so, stays, and is sent when the connection is back', async ({
  page,
  context,
}) => {
  const { uid } = await openLessons(page, `/${SLUG}`);
  const lesson = await lessonOf(SLUG);
  const [first] = lesson.questions;
  if (!first) throw new Error('no question');
  await expect(questionOnPage(page, 0)).toBeVisible();
  await context.setOffline(true);
  await answerRightly(questionOnPage(page, 0), first);
  await expect(page.getByText('A resposta não foi registrada')).toBeVisible();
  await context.setOffline(false);
  await questionOnPage(page, 0).getByRole('button', { name: 'Conferir' }).click();
  await expect(questionOnPage(page, 0).getByText('Certo', { exact: true })).toBeVisible();
  expect(await listDocuments(`users/${uid}/lessonProgress`)).toHaveLength(1);
});

test('an unknown lesson offers similar ones and the search, at phone width', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLessons(page, '/curriculo-que-provas');
  await expect(page.getByRole('heading', { level: 1, name: 'Lição não encontrada' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Um currículo que prova o que diz' })).toBeVisible();
  await page.getByLabel('Buscar uma lição').fill('salario');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('link', { name: 'Como negociar seu salário' })).toBeVisible();
  await page.getByLabel('Buscar uma lição').fill('xilofone');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText(/Nenhuma lição sobre “xilofone”/)).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

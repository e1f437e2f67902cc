import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations, settled } from '../../support/axe.ts';
import { integer, map, text } from '../../support/database.ts';
import {
  lastExchange,
  messageField,
  openMentor,
  QUESTION,
  send,
  storedMessages,
  whole,
} from '../../support/mentor.ts';

const month = () => new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' }).slice(0, 7);
const impulso = { plan: text('impulso') };

test('a question gets advice with its sources, and the next step goes into the plan', async ({ page }) => {
  await openMentor(page, impulso);
  const question = 'Por onde começo meu plano para os próximos 30 dias?';
  await send(page, question);
  await whole(page);
  const answer = lastExchange(page);
  await expect(answer.getByRole('heading', { name: 'Próximo passo, 15 minutos' })).toBeVisible();
  await expect(answer.getByText('Escrito por regra')).toBeVisible();
  // Without a model the page does not offer one.
  await expect(page.getByRole('checkbox', { name: /Deixar uma IA/ })).toBeHidden();
  await answer.getByText(/De onde vem isto/).click();
  await expect(answer.getByRole('blockquote').first()).toBeVisible();
  await answer.getByText(/O que usei sobre você/).click();
  await expect(answer.getByText(/do seu objetivo|do seu diagnóstico/).first()).toBeVisible();
  await settled(page);
  await expectNoViolations(page, 'an answer of the mentor');

  await answer.getByRole('button', { name: 'Pôr no meu plano' }).click();
  await answer.getByRole('link', { name: 'Ver o plano' }).click();
  await expect(page).toHaveURL('/perfil');
  await expect(page.locator('main').getByRole('checkbox').first()).toBeVisible();

  await test.step('the conversation is there again, and counted once', async () => {
    await page.goto('/mentor-ia');
    await expect(
      page.getByText('1 de 20 usado neste mês').or(page.getByText('1 de 20 usados neste mês')),
    ).toBeVisible();
    await expect(lastExchange(page)).toContainText(question);
    await expect(lastExchange(page).getByRole('link', { name: 'Ver o plano' })).toBeVisible();
  });
});

test('something is remembered only with a yes, and can be read, changed, taken along and erased', async ({
  page,
}) => {
  await openMentor(page, impulso);
  await send(page, QUESTION);
  await whole(page);
  await expect(page.getByLabel('Posso lembrar disto nas próximas conversas?')).toHaveValue(/analista/);
  await page.getByRole('button', { name: 'Pode lembrar' }).click();
  await page.getByRole('status').getByRole('link', { name: 'O que sei sobre você' }).click();

  const facts = page.getByRole('region', { name: 'O que você autorizou lembrar' });
  await expect(facts.getByText(/analista/).first()).toBeVisible();
  await facts.getByRole('button', { name: /^Mudar/ }).click();
  await facts.getByLabel('O que o mentor deve lembrar').fill('Trabalha como analista há 4 anos');
  await facts.getByRole('button', { name: 'Guardar a mudança' }).click();
  await expect(facts.getByText('Trabalha como analista há 4 anos', { exact: true })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    facts.getByRole('button', { name: 'Baixar em JSON' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('há 4 anos');

  await test.step('a sensitive fact is refused, with the reason', async () => {
    const add = page.getByRole('region', { name: 'Contar algo' });
    await add.getByLabel('O que o mentor deve lembrar').fill('Tenho depressão e tomo remédio');
    await add.getByRole('button', { name: 'Guardar' }).click();
    await expect(add.getByLabel('O que o mentor deve lembrar')).toHaveAttribute('aria-invalid', 'true');
    await expect(facts.getByText(/depressão/)).toBeHidden();
  });

  await facts.getByRole('button', { name: /^Apagar/ }).click();
  await facts.getByRole('button', { name: 'Apagar de vez' }).click();
  await expect(facts.getByText('Nada por enquanto.')).toBeVisible();
});

test('danger is answered at once, also offline, and nothing of it leaves the page', async ({
  page,
  context,
}) => {
  const account = await openMentor(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/mentor')) asked.push(request.postData() ?? '');
  });
  await send(page, 'queria dormir e nao acordar nunca mais, nao aguento viver');
  const alert = page.getByRole('alert').filter({ hasText: 'CVV' });
  await expect(alert.getByRole('link', { name: '188' })).toHaveAttribute('href', 'tel:188');
  await expect(alert).toContainText('Esta mensagem não contou e não foi guardada.');
  await settled(page);
  await expectNoViolations(page, 'an answer to danger');

  await context.setOffline(true);
  await send(page, 'vou me matar hoje');
  await expect(page.getByRole('alert').filter({ hasText: 'CVV' })).toHaveCount(2);
  await context.setOffline(false);

  expect(asked).toEqual([]);
  expect(await storedMessages(account.uid)).toBe(0);
  await page.reload();
  await expect(page.getByText('0 de 1 usado neste mês')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a question outside its field gets an honest answer, and costs nothing', async ({ page }) => {
  const account = await openMentor(page);
  await send(page, 'me passa uma receita de bolo de cenoura');
  await expect(lastExchange(page)).toContainText('Esta mensagem não contou e não foi guardada.');
  expect(await storedMessages(account.uid)).toBe(0);
});

const stillOpen = (page: Page) =>
  page.getByRole('region', { name: 'Suas mensagens deste mês acabaram; isto continua aberto' });

test("a message beyond the month's limit is refused and stays", async ({ page }) => {
  await openMentor(page, { usagePeriod: text(month()), usageCounts: map({ mentorAI: integer(1) }) });
  // What still works is the first thing on the page, on a phone and on a wide screen.
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await expect(stillOpen(page).getByRole('link').first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  await settled(page);
  await expectNoViolations(page, 'the mentor without messages');
  await send(page, QUESTION);
  const failure = page.getByRole('status').filter({ hasText: 'A mensagem não foi respondida' });
  await expect(failure.getByRole('link', { name: 'Conhecer os planos' })).toBeVisible({ timeout: 40_000 });
  await expect(lastExchange(page)).toContainText(QUESTION);
});

test('after the only message of the month its answer is followed by what still works', async ({ page }) => {
  await openMentor(page);
  await send(page, QUESTION);
  await whole(page);
  await expect(stillOpen(page)).toContainText('não conta');
  await expect(stillOpen(page)).toContainText('A contagem recomeça em 1º de');
  await stillOpen(page).getByRole('button', { name: 'Responder ao mentor' }).click();
  await expect(messageField(page)).toBeFocused();
  // Who comes back later reads it first.
  await page.goto('/perfil');
  await page.goto('/mentor-ia');
  await expect(stillOpen(page).getByRole('button', { name: 'Responder ao mentor' })).toBeInViewport();
});

test('without a connection the message waits for a second try, which counts once', async ({
  page,
  context,
}) => {
  const account = await openMentor(page, impulso);
  await context.setOffline(true);
  await send(page, QUESTION);
  const failure = page.getByRole('alert').filter({ hasText: 'A mensagem não foi respondida' });
  await expect(failure).toContainText('Sem conexão');
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await whole(page);
  expect(await storedMessages(account.uid)).toBe(1);
});

test('conversations are found again, gone on with and deleted', async ({ page }) => {
  const account = await openMentor(page, impulso);
  await send(page, QUESTION);
  await whole(page);
  await page.getByRole('button', { name: 'Começar outra conversa' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('link', { name: 'Conversas anteriores' }).click();
  await page.getByRole('link', { name: QUESTION }).click();
  await expect(lastExchange(page)).toContainText(QUESTION);
  await page.getByRole('link', { name: 'Conversas anteriores' }).click();
  await page.getByRole('button', { name: `Apagar: ${QUESTION}` }).click();
  await page.getByRole('button', { name: 'Apagar de vez' }).click();
  await expect(page.getByText('Nenhuma conversa ainda.')).toBeVisible();
  expect(await storedMessages(account.uid)).toBe(0);
});

test('the eleventh answered message brings the badge', async ({ page }) => {
  test.slow();
  await openMentor(page, { plan: text('decolagem') });
  for (let count = 1; count <= 11; count += 1) {
    await send(page, `${QUESTION} Pergunta número ${count}.`);
    await expect(page.getByText('De onde vem isto')).toHaveCount(count, { timeout: 40_000 });
    if (count === 10) await expect(page.getByText('Selo conquistado: Estrategista Mestre')).toBeHidden();
  }
  await expect(page.getByText('Selo conquistado: Estrategista Mestre +25 pontos')).toBeVisible();
});

test('all of it by keyboard, at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openMentor(page, impulso);
  await messageField(page).focus();
  await page.keyboard.insertText(QUESTION);
  await page.keyboard.press('Enter');
  await whole(page);
  await expect(messageField(page)).toBeFocused();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a conversation takes answers and writes with them; the field stays in sight on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMentor(page, impulso);
  const told = 'agora eu cuido do faturamento de frete e treino os novos';
  for (const message of ['Como peço um aumento?', told, 'pode escrever a mensagem pra mim?']) {
    await send(page, message);
    await whole(page);
  }
  const draft = lastExchange(page).getByText(/Desde o último reajuste, cuido do faturamento/);
  await expect(draft).toBeVisible();
  await expect(lastExchange(page).getByRole('button', { name: 'Copiar o texto' })).toBeVisible();
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  await expect(messageField(page)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a rule of law is answered with its article, then its limits', async ({ page }) => {
  await openMentor(page, impulso);
  await send(page, 'fui demitida com 5 anos e 8 meses de casa, quantos dias de aviso?');
  await whole(page);
  await expect(lastExchange(page).getByText(/45 dias.*Lei 12\.506/)).toBeVisible();
  await expect(lastExchange(page).getByText(/Alô Trabalho \(158\)/)).toBeVisible();
});

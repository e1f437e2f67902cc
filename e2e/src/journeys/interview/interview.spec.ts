import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectNoViolations, settled } from '../../support/axe.ts';
import { integer, map, text } from '../../support/database.ts';
import {
  answerField,
  GOOD_STORY,
  grade,
  gradedTitle,
  OTHER_STORY,
  openSimulator,
  shownGrade,
  startInterview,
  WEAK_STORY,
} from '../../support/interviews.ts';

test('a typed simulation, from the setup to the report', async ({ page }) => {
  await openSimulator(page);
  await startInterview(page);
  const question = page.locator('#question-title');
  await expect(question).toBeFocused();

  await answerField(page).fill(WEAK_STORY);
  await grade(page);
  await expect(gradedTitle(page)).toBeFocused();
  const weak = await shownGrade(page);
  await page.getByText('Sua resposta, com o que foi lido nela').click();
  await expect(page.getByText('Resultado: não encontrei')).toBeVisible();
  await page.getByText('Como a nota foi calculada').click();
  await expect(page.getByText(/A conta refeita dá [\d,]+, igual ao número mostrado/)).toBeVisible();

  await test.step('an answer to the follow-up question is graded together with the first answer', async () => {
    await page.getByText('Pergunta de acompanhamento').click();
    await expect(page.getByText('Por que ela:')).toBeVisible();
    await page
      .getByLabel('Seu complemento')
      .fill(
        'Eu mapeei as fontes e escrevi as consultas. Com isso o fechamento caiu de dez para sete dias em 2023.',
      );
    await page.getByRole('button', { name: 'Avaliar com o complemento' }).click();
    await expect.poll(() => shownGrade(page)).toBeGreaterThan(weak);
    await expect(page.getByLabel('Seu complemento')).toBeHidden();
  });

  await test.step('a better answer to the next question has every part marked', async () => {
    await page.getByRole('link', { name: 'Próxima pergunta' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pergunta 2 de 3' })).toBeVisible();
    await answerField(page).fill(GOOD_STORY);
    await grade(page);
    await page.getByText('Sua resposta, com o que foi lido nela').click();
    for (const part of ['Situação', 'Tarefa', 'Ação', 'Resultado']) {
      await expect(
        page
          .locator('mark')
          .filter({ hasText: `${part}:` })
          .first(),
      ).toBeVisible();
    }
    expect(await shownGrade(page)).toBeGreaterThan(weak);
    await settled(page);
    await expectNoViolations(page, 'a graded answer');
  });

  await page.getByRole('link', { name: 'Próxima pergunta' }).click();
  await answerField(page).fill(OTHER_STORY);
  await grade(page);
  await page.getByRole('button', { name: 'Terminar e ver o relatório' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Relatório da simulação' })).toBeVisible();
  await expect(page.getByText('Selo conquistado: Voz de Dono +25 pontos')).toBeVisible();
  await expect(page.getByText('3 respostas avaliadas. A média')).toBeVisible();

  await test.step('the report is taken along', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar em texto' }).click(),
    ]);
    const report = await readFile(await download.path(), 'utf8');
    expect(report).toContain('Mercado Bom Preço');
  });

  await test.step('it is shown in the list, the chart, the table and the bank of stories', async () => {
    await page.getByRole('link', { name: 'Ver suas simulações' }).click();
    await expect(
      page.getByText('1 uso neste mês').or(page.getByText('1 de 1 usado neste mês')),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: /Média de cada simulação/ })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Notas das simulações concluídas' })).toBeVisible();
    await page.getByRole('link', { name: 'Banco de histórias' }).click();
    await expect(page.getByText(GOOD_STORY)).toBeVisible();
  });
});

test('an unfinished answer and the simulation survive a reload', async ({ page }) => {
  await openSimulator(page);
  await startInterview(page);
  await answerField(page).fill(GOOD_STORY.slice(0, 120));
  await expect(page.getByText('Progresso salvo')).toBeVisible();
  await page.reload();
  await expect(answerField(page)).toHaveValue(GOOD_STORY.slice(0, 120));

  await answerField(page).fill(GOOD_STORY);
  await grade(page);
  const value = await shownGrade(page);
  await page.goto('/simulador-entrevista');
  await page.getByRole('link', { name: /Analista de Dados,/ }).click();
  // Open questions come first; graded ones stay unchanged.
  await expect(page.getByRole('heading', { level: 1, name: 'Pergunta 2 de 3' })).toBeVisible();
  await page.getByRole('link', { name: 'Pergunta anterior' }).click();
  await expect.poll(() => shownGrade(page)).toBe(value);
});

test('the clock stops when it is told to, and goes on', async ({ page }) => {
  await page.clock.install();
  await openSimulator(page);
  await startInterview(page);
  const clock = page.getByRole('timer', { name: 'Tempo desta resposta' });
  await page.clock.runFor(65_000);
  await expect(clock).toHaveText('1:05');
  await page.getByRole('button', { name: 'Pausar' }).click();
  await page.clock.runFor(60_000);
  await expect(clock).toHaveText('1:05');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.clock.runFor(5000);
  await expect(clock).toHaveText('1:10');
});

test('an answer that cannot be graded is explained, and costs nothing', async ({ page }) => {
  await openSimulator(page);
  await startInterview(page);
  const asked = await page.locator('#question-title').innerText();
  const send = page.getByRole('button', { name: 'Avaliar resposta' });

  await answerField(page).fill('Deu tudo certo.');
  await send.click();
  await expect(page.getByText('A resposta tem 3 palavras')).toBeVisible();
  await answerField(page).fill(`${asked} ${asked} ${asked}`);
  await send.click();
  await expect(answerField(page)).toHaveAttribute('aria-invalid', 'true');
  await answerField(page).fill(
    'When I worked at the store we had a problem with the monthly closing and I decided to talk to the three ' +
      'teams, and in the end we closed it three days earlier.',
  );
  await send.click();
  await expect(page.getByText(/ingl[eê]s/i).first()).toBeVisible();
  await expect(gradedTitle(page)).toBeHidden();

  await page.goto('/simulador-entrevista');
  await expect(page.getByText('0 de 1 usado neste mês')).toBeVisible();
});

test('without a connection nothing is lost, and the same answer is graded afterwards', async ({
  page,
  context,
}) => {
  await openSimulator(page);
  await startInterview(page);
  await answerField(page).fill(GOOD_STORY);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Avaliar resposta' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'A resposta não foi avaliada' });
  await expect(failure).toContainText('Sem conexão');
  await expect(answerField(page)).toHaveValue(GOOD_STORY);
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(gradedTitle(page)).toBeVisible();
});

test('a simulation is refused before it begins when the month is used up', async ({ page }) => {
  const month = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' }).slice(0, 7);
  const used = { usagePeriod: text(month), usageCounts: map({ interviewSimulator: integer(1) }) };
  await openSimulator(page, used);
  await page.getByRole('button', { name: 'Começar', exact: true }).click();
  const failure = page.getByRole('status').filter({ hasText: 'A simulação não começou' });
  await expect(failure.getByRole('link', { name: 'Conhecer os planos' })).toBeVisible();
});

test('questions that should not be asked come with a calm answer and the law', async ({ page }) => {
  await openSimulator(page);
  await page.getByRole('link', { name: 'Perguntas que não deveriam ser feitas' }).click();
  const first = page.getByRole('region').filter({ hasText: 'Uma resposta calma' }).first();
  await first.getByText('O que diz a lei').click();
  await expect(first.getByRole('link', { name: 'Abrir o texto oficial' }).first()).toBeVisible();
  await settled(page);
  await expectNoViolations(page, 'questions that should not be asked');
});

test('all of it by keyboard, at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSimulator(page);
  await expect(page.getByLabel('Cargo')).toBeVisible();
  await page.getByLabel('Cargo').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#question-title')).toBeFocused();
  await answerField(page).focus();
  await page.keyboard.insertText(GOOD_STORY);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(gradedTitle(page)).toBeFocused();
  await test.step('the grade, what worked, what to improve and the way on are in sight at once', async () => {
    for (const shown of [
      gradedTitle(page),
      page.getByText('Melhore primeiro'),
      page.getByText('Funcionou', { exact: true }),
    ])
      await expect(shown).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Próxima pergunta' })).toBeInViewport({ ratio: 1 });
  });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

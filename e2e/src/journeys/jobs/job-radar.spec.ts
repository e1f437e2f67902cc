import { sampleCases } from '@aura/testing';
import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { text } from '../../support/database.ts';
import { signUpDiagnosed } from '../../support/diagnoses.ts';
import { cards, openAd, openFilters, results, searchJobs, shownFits } from '../../support/jobs.ts';

const PATH = '/buscador-vagas';

for (const width of sampleCases('widths of the radar', [360, 1280], 1)) {
  test(`a search is ranked by the number that is shown, filtered, opened and kept, at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await signUpDiagnosed(page, { plan: text('decolagem') });
    await page.goto(PATH);
    await searchJobs(page, 'analista');
    await page.getByLabel('Ordenar por').selectOption('fit');
    await expect(page).toHaveURL(/ordem=aderencia/);
    await expect(async () => {
      const fits = await shownFits(page);
      expect(fits.length).toBeGreaterThan(4);
      expect(fits).toEqual(fits.toSorted((a, b) => (b ?? -1) - (a ?? -1)));
    }).toPass({ timeout: 15_000 });
    await expect(page.getByText(/Selo conquistado: .*Caçador/i)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoViolations(page, 'results');

    await openFilters(page);
    const clt = page.getByRole('checkbox', { name: /^CLT \(\d+\)/ });
    const [, count] =
      /\((\d+)\)/.exec((await clt.evaluate((box) => box.parentElement?.textContent)) ?? '') ?? [];
    await clt.check();
    await expect(page.getByRole('heading', { level: 2, name: `${count} vaga`, exact: false })).toBeVisible();
    for (const card of await cards(page).all()) await expect(card).toContainText('CLT');
    const silent = page.getByRole('link', { name: /^Não informam \(\d+\)/ });
    if (await silent.isVisible()) {
      await silent.click();
      await expect(cards(page).first()).toContainText('não informa');
      // Until the answer is there the cards are those of the other group.
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/jobs'));
      await page.getByRole('link', { name: /^Atendem ao que você pediu/ }).click();
      await answered;
    }
    await expect(results(page)).toHaveAttribute('aria-busy', 'false');

    const first = cards(page).first();
    const title = await first.getByRole('heading').innerText();
    const [shown = ''] = /[\d,]+ de 100/u.exec(await first.innerText()) ?? [];
    await first.getByRole('link', { name: title }).click();
    // Side by side where there is room; a page of its own on a phone.
    const ad = width < 1100 ? page.locator('main') : openAd(page);
    await expect(ad.getByRole('heading', { level: width < 1100 ? 1 : 2, name: title }).first()).toBeVisible();
    await expect(ad.getByText('de 100').first()).toContainText(shown);
    await expect(page.getByText('A conta refeita não bate')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'De onde vem cada ponto' })).toBeVisible();
    await expectNoViolations(page, 'posting');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await page.getByRole('button', { name: 'Otimizar meu currículo para esta vaga' }).click();
    await expect(page.getByText(`Vaga escolhida: ${title}`)).toBeVisible();
  });
}

import { ok, type Result } from '@aura/shared-domain';
import { chromium, type Page } from 'playwright-core';
import { ensureChromium } from '../../machine/chromium.ts';
import { watchPage } from '../../remote/smoke/problems.ts';
import type { Plan } from '../build.ts';
import type { Environment } from '../environments/environment.ts';
import type { Check } from '../verify/verify.ts';
import type { Twin } from './start-twin.ts';

/** Long enough for the first call of functions that nobody has asked yet. */
const PATIENCE_MS = 30_000;

/**
 * Opens a twin as a person would: signs up, and opens every page of every remote. Nothing may break the policy, throw, or
 * complain in the console. The error is a sentence for the person at the terminal.
 */
export async function tryTwin(
  { origin }: Environment,
  { paths }: Plan,
  { chromium: args }: Twin,
): Promise<Result<readonly Check[], string>> {
  const executablePath = await ensureChromium();
  if (!executablePath.ok) return executablePath;
  const root = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: executablePath.value,
    args: [...args, ...(root ? ['--no-sandbox'] : [])],
  });
  try {
    const context = await browser.newContext({ locale: 'pt-BR', baseURL: origin });
    const checks: Check[] = [];
    const watched = async (name: string, path: string, act: (page: Page) => Promise<void>): Promise<void> => {
      const page = await context.newPage();
      const problems = await watchPage(page, origin);
      const failure = await page
        .goto(path, { waitUntil: 'load' })
        .then(() => act(page))
        .then(
          () => null,
          (error: unknown) => `não chegou ao fim (${String(error).split('\n')[0] ?? ''})`,
        );
      checks.push({ name, problem: (await problems.worst()) ?? failure });
      await page.close();
    };
    await watched('cadastro de uma pessoa', '/signup', signUp);
    for (const path of paths.filter((each) => !each.includes('exemplo'))) {
      await watched(`navegador ${path}`, path, async (page) => {
        await page.locator('main h1').first().waitFor({ timeout: PATIENCE_MS });
        await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
      });
    }
    return ok(checks);
  } finally {
    await browser.close();
  }
}

async function signUp(page: Page): Promise<void> {
  await page.getByLabel('Nome').first().fill('Ana Prado');
  await page.getByLabel('E-mail').first().fill('ana.prado@exemplo.test');
  await page.getByLabel('Senha').first().fill('girassol-amarelo-72');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page
    .getByRole('button', { name: /^Criar/ })
    .last()
    .click();
  await page.waitForURL((url) => url.pathname !== '/signup', { timeout: PATIENCE_MS });
}

import { ok, type Result } from '@aura/shared-domain';
import { chromium, type Page } from 'playwright-core';
import { ensureChromium } from '../../machine/chromium.ts';
import { computePatience } from '../../machine/compute-patience.ts';
import { watchPage } from '../../remote/smoke/problems.ts';
import type { Plan } from '../build.ts';
import { streamBaseOf } from '../codebases.ts';
import type { Environment } from '../environments/environment.ts';
import type { Check } from '../verify/verify.ts';
import type { Twin } from './start-twin.ts';
import { tryStreams } from './try-streams.ts';

/** Long enough for the cold start of functions. */
const PATIENCE_MS = 30_000;
const PERSON = { email: 'ana.prado@exemplo.test', password: 'girassol-amarelo-72' } as const;

/**
 * Opens a twin as a person would: signs up, and opens every page of every remote. Nothing may break the policy, throw, or
 * complain in the console. The error is a sentence for the person at the terminal.
 */
export async function tryTwin(
  environment: Environment,
  { paths }: Plan,
  { chromium: args }: Twin,
): Promise<Result<readonly Check[], string>> {
  const { origin, firebase } = environment;
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
    await watched('respostas do mentor', '/sobre-nos', async (page) => {
      const person = { ...PERSON, apiKey: firebase.apiKey ?? '' };
      checks.push(...(await tryStreams(page, person, streamBaseOf(environment))));
    });
    for (const path of paths.filter((each) => !each.includes('exemplo'))) {
      await watched(`navegador ${path}`, path, async (page) => {
        await page
          .locator('main h1')
          .first()
          .waitFor({ timeout: computePatience(PATIENCE_MS) });
        await page.waitForLoadState('networkidle', { timeout: computePatience(PATIENCE_MS) });
      });
    }
    return ok(checks);
  } finally {
    await browser.close();
  }
}

async function signUp(page: Page): Promise<void> {
  await page.getByLabel('Nome').first().fill('Ana Prado');
  await page.getByLabel('E-mail').first().fill(PERSON.email);
  await page.getByLabel('Senha').first().fill(PERSON.password);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page
    .getByRole('button', { name: /^Criar/ })
    .last()
    .click();
  await page.waitForURL((url) => url.pathname !== '/signup', { timeout: computePatience(PATIENCE_MS) });
}

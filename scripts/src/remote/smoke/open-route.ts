import { err, ok, type Result } from '@aura/shared-domain';
import type { Browser, Page } from 'playwright-core';
import { watchPage, type Problems } from './problems.ts';

const HEADING_MS = 15_000;
/** Time for the page's activity after its heading: its own requests, effects, immediate timers. */
const CALM_MS = 3_000;
const UNMOUNT_MS = 3_000;

/**
 * Opens one page of a candidate in a fresh profile: its heading must appear, nothing may go wrong, and unmounting it
 * must leave the main area empty. The error is a clause that follows the name of the page.
 */
export async function openRoute(
  browser: Browser,
  origin: string,
  path: string,
  headingMs: number = HEADING_MS,
): Promise<Result<null, string>> {
  const context = await browser.newContext({ locale: 'pt-BR', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const problems = await watchPage(page, origin);
    await page.goto(origin + path, { waitUntil: 'commit' });
    const heading = page.locator('main h1').first();
    const appeared = await didHappen(heading.waitFor({ timeout: headingMs }), problems);
    if (appeared) await page.waitForLoadState('networkidle', { timeout: CALM_MS }).catch(() => undefined);
    const problem = await problems.worst();
    if (problem) return err(problem);
    if (!appeared) return err(`não mostrou um título (h1) em ${headingMs / 1000} segundos`);
    return await checkLeftovers(page, problems);
  } finally {
    await context.close();
  }
}

async function checkLeftovers(page: Page, problems: Problems): Promise<Result<null, string>> {
  await page.getByRole('button', { name: 'Desmontar', exact: true }).click();
  const full = page.locator('[data-remote-place]:not(:empty)').first();
  const isEmpty = await didHappen(full.waitFor({ state: 'detached', timeout: UNMOUNT_MS }), problems);
  const problem = await problems.worst();
  if (problem) return err(`ao ser desmontada ${problem}`);
  return isEmpty ? ok(null) : err('deixou elementos na área principal depois de ser desmontada');
}

/** Whether a wait comes true before its time is over or something goes wrong. */
const didHappen = (waited: Promise<void>, problems: Problems): Promise<boolean> =>
  Promise.race([
    waited.then(
      () => true,
      () => false,
    ),
    problems.found.then(() => false),
  ]);

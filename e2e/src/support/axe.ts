import axe, { type ElementContext, type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits until a page is there and has stopped moving. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Carregando…')).toHaveCount(0);
}

/** Looks for violations of WCAG 2.2 AA in what is on the screen. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  await bringAxe(page);
  expect.soft(await page.evaluate(violations, STANDARDS), what).toEqual([]);
}

/** Puts axe into every frame of the page that does not hold it yet. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/** Runs inside the page, so that what has no violation does not leave it: each violation as a line. */
async function violations(standards: readonly string[]): Promise<string[]> {
  const { axe: inPage } = window as unknown as {
    axe: { run(context: ElementContext, options: RunOptions): Promise<axe.AxeResults> };
  };
  // A colour on its way to another one is neither of them.
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
  const found = await inPage.run(document, {
    runOnly: { type: 'tag', values: [...standards] },
    resultTypes: ['violations'],
  });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const summary = failureSummary.replace(/\s+/g, ' ').slice(0, 200);
      return `${id}: ${target.join(' ')} ${summary}`;
    }),
  );
}

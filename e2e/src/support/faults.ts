import { expect, type Page, type Route, type TestInfo } from '@playwright/test';

type Walk = (fixtures: { readonly page: Page }, info: TestInfo) => Promise<void>;

/** A journey through a fault: its title, and what happens. */
export type FaultJourney = readonly [title: string, walk: Walk];

/** Calls of a page to the database. */
export const DATABASE = /\/v1\/projects\/[^/]+\/databases\//;
/** Those that write. */
export const WRITES = /\/databases\/[^/]+\/documents:commit/;
/** Calls of a page to the account service. */
export const ACCOUNT_SERVICE = /identitytoolkit|securetoken/;

/** What a page never does, whatever fails: errors and promises that nobody catches, from now on. */
export function crashesOf(page: Page): string[] {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(String(error)));
  return crashes;
}

/** The page goes on: header, one headline, nothing uncaught. */
export async function expectSound(page: Page, crashes: readonly string[]): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(crashes).toEqual([]);
}

/** Counts the calls to an address, and lets a handler answer each. */
export async function intercept(
  page: Page,
  address: RegExp | string,
  handle: (route: Route, count: number) => Promise<void> | void,
): Promise<() => number> {
  let count = 0;
  await page.route(address, async (route) => {
    count += 1;
    await handle(route, count);
  });
  return () => count;
}

/** Lets the server carry a call out, and loses its answer. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

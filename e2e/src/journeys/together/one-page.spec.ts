import { expect, test } from '@playwright/test';
import { holding, recordScripts } from '../../support/evaluated-scripts.ts';
import { originOf } from '../../support/origins.ts';
import { logIn } from '../../support/people.ts';

/* What all remotes together make of one page. */

/** Texts that occur once in a build of each library. */
const MARKS = {
  react: '.useState=function',
  'react-dom': 'reconcilerVersion',
  router: 'useRoutes() may be used only',
  'shared-session': 'profile-load-failed',
  'shared-ui': 'Dispensar aviso',
} as const;

const MANAGER = { email: 'gestora@demo.aura', password: 'demonstracao-2026' };

test('one copy of React, router, session and components is evaluated with all four remotes visited', async ({
  page,
}) => {
  const scripts = await recordScripts(page);
  const downloads: string[] = [];
  page.on('requestfinished', (request) => downloads.push(request.url()));
  await page.goto('/login');
  await logIn(page, MANAGER);
  await expect(page.getByRole('heading', { level: 1, name: /Helena/ })).toBeVisible();

  // Inside the page, as the Back button would: a reload would begin a new one.
  const visit = async (path: string, heading: RegExp) => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  };
  await visit('/ferramentas-ia', /próxima oportunidade/);
  await visit('/planos', /contrato da empresa/);
  await visit('/diagnostico-carreira', /Diagnóstico de carreira/);
  await visit('/cockpit', /Helena/);

  const evaluated = await scripts();
  const entries = evaluated.map(({ url }) => url).filter((url) => url.includes('remoteEntry'));
  // A remote that only has news for people comes by itself; whichever comes, its entry is evaluated once.
  expect(new Set(entries).size).toBe(entries.length);
  for (const name of ['tools', 'billing', 'diagnostic', 'cockpit'])
    expect(entries.filter((url) => url.startsWith(originOf(name)))).toHaveLength(1);
  for (const [library, mark] of Object.entries(MARKS)) {
    const [url, ...more] = holding(evaluated, mark);
    expect(more, `${library} is evaluated once`).toEqual([]);
    expect(
      downloads.filter((download) => download === url),
      `${library} is downloaded once`,
    ).toHaveLength(1);
  }
});

test('a manager downloads no remote but the cockpit', async ({ page }) => {
  const others = ['diagnostic', 'tools', 'billing'].map(originOf);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/login');
  await logIn(page, MANAGER);
  await expect(page.getByRole('heading', { level: 1, name: /Helena/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Helena/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.some((url) => url.startsWith(originOf('cockpit')))).toBe(true);
  expect(asked.filter((url) => others.some((origin) => url.startsWith(origin)))).toEqual([]);
});

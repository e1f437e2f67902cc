import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../machine/chromium.ts';
import { findFreePort } from '../ports/free-port.ts';
import { prepareRemote } from '../remote/new/prepare-remote.ts';
import { testWorkspace, type TestWorkspace } from '../remote/new/workspace.testing.ts';
import { writeRemote } from '../remote/new/write-remote.ts';
import { launchBrowser } from '../remote/smoke/browser.ts';
import { serveInFrame, type Alone } from './serve-alone.ts';

const hasBrowser = (await findChromium()) !== null;
const { signal } = new AbortController();

describe.skipIf(!hasBrowser)('a remote by itself', () => {
  let workspace: TestWorkspace;
  let browser: Browser;
  let alone: Alone;
  let dir = '';

  beforeAll(async () => {
    workspace = await testWorkspace();
    const planned = await prepareRemote(workspace.root, 'sozinho', 'Sozinho');
    if (!planned.ok) throw new Error(planned.error);
    const port = await findFreePort();
    dir = planned.value.dir;
    await writeRemote(workspace.root, { ...planned.value, port });
    const launched = await launchBrowser(signal);
    const remote = { name: 'sozinho', version: '0.1.0', dir, port };
    const served = await serveInFrame(remote, { apiBase: undefined }, signal);
    if (!launched.ok || !served.ok) throw new Error('the remote could not be served');
    browser = launched.value;
    alone = served.value;
  });
  afterAll(async () => {
    await alone?.close();
    await browser?.close();
    await workspace?.remove();
  });

  /** At once, as editors save: what is built from a half-written file asks for a new page. */
  async function save(file: string, text: string): Promise<void> {
    await writeFile(join(dir, 'changed'), text);
    await rename(join(dir, 'changed'), file);
  }

  test('is shown to somebody who is signed in, and a change of its code arrives without a new page', async () => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(alone.address);
    await page.getByText('Olá, Bruna Alves.').waitFor();
    await page.getByLabel('Quem está na sessão').selectOption({ label: 'Gestora de RH' });
    await page.getByText('Olá, Denise Rocha.').waitFor();

    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    const file = join(dir, 'src/home/home-page.tsx');
    const changed = (await readFile(file, 'utf8')).replace('title="Sozinho"', 'title="Mudado"');
    await save(file, changed);
    await page.getByRole('heading', { level: 1, name: 'Mudado' }).waitFor();
    expect(await page.locator('html[data-same-page]').count()).toBe(1);
    expect(errors).toEqual([]);
  });

  test('follows its definition; while that is wrong, the last good one stays and the fault is told', async () => {
    const page = await browser.newPage();
    await page.goto(alone.address);
    const pages = page.getByRole('navigation', { name: 'Páginas do remoto' });
    // What tells of changes comes with the remote.
    await page.getByText('Olá, ').waitFor();
    const file = join(dir, 'remote.ts');
    const good = await readFile(file, 'utf8');
    const second = `{"path":"/sozinho/outra","access":"public","title":"Outra página","description":"Uma segunda página deste remoto."}`;
    const help = `extensions: [{ point: 'help', title: 'Como começo?', path: '/sozinho' }],`;
    await save(
      file,
      good.replace(/"?routes"?:\s*\[/, (start) => `${help} ${start}${second},`),
    );
    await pages.getByRole('link', { name: 'Outra página' }).click();
    await page.waitForURL('**/sozinho/outra');
    await page.locator('main h1').waitFor();
    await pages.getByRole('link', { name: 'Extensões' }).click();
    await page.getByText('Como começo?').waitFor();

    await save(file, good.replace(/"?access"?:\s*["']public["']/, 'access: "todos"'));
    const overlay = page.frameLocator('iframe[id$="dev-server-client-overlay"]');
    await overlay.getByText(/remote\.ts: routes\.0\.access/).waitFor();
    await page.goto(alone.address);
    await pages.getByRole('link', { name: 'Outra página' }).waitFor();
    await page.getByText('Olá, ').waitFor();

    await save(file, good);
    await pages.getByRole('link', { name: 'Outra página' }).waitFor({ state: 'detached' });
    await pages.getByRole('link').first().waitFor();
    expect(await pages.getByRole('link').allTextContents()).toEqual(['Sozinho', 'Extensões']);
  });
});

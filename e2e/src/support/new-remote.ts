import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { EMPTY_REGISTRY, type Descriptor } from '@aura/shared-federation/contract';
import { findFreePort } from '@aura/scripts/free-port';
import { testWorkspace } from '@aura/scripts/new-remote-workspace';
import { serveSite } from '@aura/scripts/site';
import { storedVersion, unpack } from '../stored/stored.ts';
import { replaceRules } from './database.ts';
import { EMULATORS, startBackendProcess } from './model/start-backend-process.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** A remote as the command writes it, built, and a backend with its part. */
export interface NewRemote extends AsyncDisposable {
  /** Runs the test of its part of the backend; what the runner says. */
  readonly testBackend: () => Promise<string>;
  /**
   * Serves it alone in a shell; the address of that site.
   * @param shell the one that is built now, or the released one that is kept
   */
  readonly open: (shell: 'present' | 'previous') => Promise<string>;
  /** From then on the page's calls of the remote go to the backend with its part. */
  readonly serveCalls: (page: Page) => Promise<void>;
}

/** Creates a remote in a temporary repository. While it exists, the database uses rules that include its own. */
export async function makeNewRemote(name: string, title: string): Promise<NewRemote> {
  const workspace = await testWorkspace();
  const dir = await workspace.add(name, title);
  const backendDir = join(workspace.root, 'functions');
  await Promise.all([run(dir, 'rspack', 'build'), run(backendDir, 'node', 'build.ts')]);
  const descriptor = await readDescriptor(join(dir, 'dist'));
  await replaceRules(await readFile(join(workspace.root, 'firestore.rules'), 'utf8'));
  const backend = await startBackendProcess({}, join(backendDir, 'dist/index.js'));
  const closing: (() => void)[] = [];

  return {
    async testBackend() {
      const { stdout } = await run(
        backendDir,
        'vitest',
        'run',
        '--config',
        'vitest.config.ts',
        `src/${name}/`,
      );
      return stdout;
    },
    async open(shell) {
      const shellDir = shell === 'present' ? join(REPOSITORY, 'shell') : join(workspace.root, 'previous');
      if (shell === 'previous') await unpack('shell', (await storedVersion('shell')) ?? '', shellDir);
      const port = await findFreePort();
      const current = { baseUrl: `http://localhost:${port}/${descriptor.version}/`, descriptor };
      const site = await serveSite({
        shellDir,
        registry: { ...EMPTY_REGISTRY, remotes: [{ current }] },
        remotes: [{ port, dist: join(dir, 'dist') }],
      });
      if (!site.ok) throw new Error(site.error);
      closing.push(site.value.close);
      return site.value.origin;
    },
    async serveCalls(page) {
      await page.route(`**/api/${name}/**`, (route) => {
        const { pathname, search } = new URL(route.request().url());
        return route.continue({ url: `http://127.0.0.1:${backend.port}${pathname}${search}` });
      });
    },
    async [Symbol.asyncDispose]() {
      for (const close of closing) close();
      backend.stop();
      await replaceRules(await readFile(join(REPOSITORY, 'firestore.rules'), 'utf8'));
      await workspace.remove();
    },
  };
}

const run = (cwd: string, program: string, ...args: readonly string[]) =>
  promisify(execFile)(join(REPOSITORY, 'node_modules/.bin', program), args, {
    cwd,
    env: { ...process.env, ...EMULATORS, NO_COLOR: '1' },
  });

const readDescriptor = async (dist: string): Promise<Descriptor> =>
  JSON.parse(await readFile(join(dist, 'descriptor.json'), 'utf8')) as Descriptor;

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSample, removeSamples } from './sample.testing.ts';
import { computeFileIntegrity } from './integrity.ts';

const BASE = 'https://remote.example/2.3.4/';

interface Asked {
  readonly tag: string;
  readonly file: string;
  readonly integrity: string;
  readonly crossOrigin: string;
}

let dist: string;
beforeAll(async () => {
  dist = await buildSample({
    'app.tsx': `import styles from './app.module.css';
      export const bootstrap = async () => {};
      export const unmount = async () => {};
      export const mount = async () => styles;`,
    'app.module.css': '.mark { color: red }',
  });
});
afterAll(removeSamples);

const files = () => readdirSync(dist);
const entryFile = () => files().find((file) => /^remoteEntry\..*\.js$/.test(file)) ?? '';
const ownIntegrity = (file: string) => computeFileIntegrity(resolve(dist, file));

/**
 * Executes the entry as a host does and asks for what the remote exposes.
 * @param given what the host puts on the element of the entry
 * @param tableOf what the server answers for the table of hashes
 */
async function enter(
  given: { readonly integrityOf?: (file: string) => string | undefined },
  tableOf: (file: string) => string = (file) => readFileSync(resolve(dist, file), 'utf8'),
) {
  const asked: Asked[] = [];
  const fetched: { readonly file: string; readonly integrity: string }[] = [];
  const element = (tag: string) => ({
    tag,
    src: '',
    href: '',
    setAttribute: () => undefined,
    getAttribute: () => '1',
    removeAttribute: () => undefined,
  });
  const append = (one: Record<string, string>) =>
    asked.push({
      tag: one['tag'] ?? '',
      file: `${one['src']}${one['href']}`.slice(BASE.length),
      integrity: one['integrity'] ?? '',
      crossOrigin: one['crossOrigin'] ?? '',
    });
  const page: Record<string, unknown> = {
    document: {
      currentScript: { tagName: 'SCRIPT', src: BASE + entryFile(), ...given },
      createElement: element,
      getElementsByTagName: () => [],
      head: { appendChild: append },
    },
    location: { origin: 'https://shell.example' },
    setTimeout: () => 0,
    AbortSignal,
    __FEDERATION_BUNDLER_RUNTIME__: {
      bundlerRuntime: {
        init: () => ({}),
        consumes: () => undefined,
        installInitialConsumes: () => undefined,
      },
    },
    fetch: (url: string, { integrity }: { integrity: string }) => {
      const file = url.slice(BASE.length);
      fetched.push({ file, integrity });
      try {
        const text = tableOf(file);
        return Promise.resolve({ json: () => JSON.parse(text) as unknown });
      } catch (error) {
        return Promise.reject(error);
      }
    },
  };
  page['window'] = page;
  runInNewContext(readFileSync(resolve(dist, entryFile()), 'utf8'), page);
  const container = page['mfe_sample_2_3_4'] as { get: (module: string) => Promise<unknown> };
  const failed = container.get('./app').then(
    () => null,
    (error: unknown) => error,
  );
  // The requested file never arrives: only a refused table settles the promise.
  const failure = await Promise.race([failed, new Promise((done) => setImmediate(() => done(null)))]);
  return { asked, fetched, failure };
}

describe('the files that an entry asks for', () => {
  test('have the integrity that the host gives, without another request', async () => {
    const { asked, fetched } = await enter({ integrityOf: (file) => `sha384-of-${file}` });
    expect(asked.map(({ tag }) => tag).toSorted()).toEqual(['link', 'script']);
    for (const { file, integrity, crossOrigin } of asked)
      expect([integrity, crossOrigin]).toEqual([`sha384-of-${file}`, 'anonymous']);
    expect(fetched).toEqual([]);
  });

  test('are refused by the browser if the host does not name them', async () => {
    const { asked } = await enter({ integrityOf: () => undefined });
    expect(asked).toHaveLength(2);
    for (const { integrity } of asked) expect(integrity).toMatch(/^sha384-A{64}$/);
  });

  test('have the integrity of the table of their build in a host that gives none', async () => {
    const { asked, fetched } = await enter({});
    expect(fetched).toHaveLength(1);
    for (const { file, integrity } of [...fetched, ...asked]) expect(integrity).toBe(ownIntegrity(file));
    expect(asked).toHaveLength(2);
  });

  test('are not requested without that table, and a later attempt starts again', async () => {
    const { asked, failure } = await enter({}, () => {
      throw new TypeError('Failed to fetch');
    });
    expect(failure).toMatchObject({ name: 'ChunkLoadError' });
    expect(asked).toEqual([]);
  });
});

test('an entry holds only the hash of its table, and the table those of all other scripts and styles', () => {
  const entry = readFileSync(resolve(dist, entryFile()), 'utf8');
  const table = files().find((file) => file.startsWith('integrity.') && file.endsWith('.json')) ?? '';
  expect(entry.match(/sha384-(?!A{64})[\w+/]{64}/g)).toEqual([ownIntegrity(table)]);
  const others = files().filter((file) => /\.(js|css)$/.test(file) && file !== entryFile());
  expect(JSON.parse(readFileSync(resolve(dist, table), 'utf8'))).toEqual(
    Object.fromEntries(others.map((file) => [file, ownIntegrity(file)])),
  );
});

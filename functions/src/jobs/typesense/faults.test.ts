import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePosting, queryFor } from './test-server/postings.ts';
import { startTestServer, type TestServer } from './test-server/server.ts';
import { createTypesenseIndex } from './typesense-index.ts';

const UNAVAILABLE = { ok: false, error: 'unavailable' };
const POSTINGS = Array.from({ length: 250 }, (_, at) =>
  makePosting(`sample:${String(at).padStart(3, '0')}`, { title: 'Dev Node.js' }),
);

let server: TestServer;
const indexOn = (names: string[] = ['one', 'two', 'three'], deadline = 2000) =>
  createTypesenseIndex(server.settings, {
    newName: () => names.shift() ?? 'more',
    now: () => new Date('2026-07-10T12:00:00Z'),
    deadlines: { search: deadline, write: deadline },
  });
const asked = { query: queryFor({ words: 'node.js' }, { contracts: ['clt'] }), limit: 20 };

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

describe('a server that fails', () => {
  type Fault = NonNullable<TestServer['state']['fault']>;
  const failing = (fault: Fault) => {
    server.state.fault = fault;
  };
  const all = async (index: ReturnType<typeof indexOn>): Promise<unknown[]> => [
    await index.search(asked),
    await index.replaceAll(POSTINGS),
  ];

  it.each<[string, Fault]>([
    ['is busy', (_, response) => (server.send(response, 503, { message: 'Not Ready or Lagging' }), true)],
    ['answers no JSON', (_, response) => (server.send(response, 200, '<html>'), true)],
    [
      'answers broken JSON',
      (_, response) => (
        response.setHeader('content-type', 'application/json'),
        response.end('{"results":['),
        true
      ),
    ],
    [
      'answers another shape',
      (_, response) => (server.send(response, 200, { results: [{ found: 'many' }] }), true),
    ],
    ['hangs up', (_, response) => (response.destroy(), true)],
  ])('is unavailable: %s', async (_, fault) => {
    const index = indexOn();
    await index.replaceAll(POSTINGS);
    failing(fault);
    expect(await all(index)).toEqual([UNAVAILABLE, UNAVAILABLE]);
  });

  it('is unavailable where it does not answer in time', async () => {
    const index = indexOn(['one'], 60);
    failing(() => true);
    expect(await all(index)).toEqual([UNAVAILABLE, UNAVAILABLE]);
  });

  it('is unavailable if nothing listens', async () => {
    const index = createTypesenseIndex({ url: 'http://127.0.0.1:9', key: 'key' });
    expect(await all(index)).toEqual([UNAVAILABLE, UNAVAILABLE]);
  });

  it('is unavailable if the key is refused, and writes the key nowhere', async () => {
    const written: string[] = [];
    const note = (...parts: unknown[]): void => void written.push(parts.map(String).join(' '));
    for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, level).mockImplementation(note);
    const key = 'a-wrong-key-that-nobody-may-read';
    const index = createTypesenseIndex({ ...server.settings, key });
    expect(await all(index)).toEqual([UNAVAILABLE, UNAVAILABLE]);
    expect(written).toEqual([]);
  });

  it('gives no numbers of a search that the server cut short', async () => {
    const index = indexOn();
    await index.replaceAll(POSTINGS);
    failing(({ path, body }, response) => {
      if (!path.startsWith('/multi_search')) return false;
      const { searches } = JSON.parse(body) as { searches: unknown[] };
      server.send(response, 200, {
        results: searches.map(() => ({ found: 1, hits: [], search_cutoff: true })),
      });
      return true;
    });
    expect(await index.search(asked)).toEqual(UNAVAILABLE);
  });

  it('keeps the former collection if half an import fails, without a half-filled one', async () => {
    const index = indexOn();
    await index.replaceAll(POSTINGS.slice(0, 10));
    failing(({ path, body }, response) => {
      if (!path.includes('/import')) return false;
      const results = body
        .split('\n')
        .map((line, at) =>
          at % 2 === 0
            ? { success: true }
            : { success: false, error: 'Bad JSON.', code: 400, document: line },
        );
      server.send(response, 200, results.map((one) => JSON.stringify(one)).join('\n'));
      return true;
    });
    expect(await index.replaceAll(POSTINGS)).toEqual(UNAVAILABLE);
    server.state.fault = null;
    expect([...server.collections.keys()]).toEqual(['aura-postings-one']);
    expect(await index.search({ query: queryFor(), limit: 20 })).toMatchObject({
      value: { totals: { meets: 10, unknown: 0 } },
    });
  });
});

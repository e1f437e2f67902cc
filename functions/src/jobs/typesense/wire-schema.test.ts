import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePosting, queryFor } from './test-server/postings.ts';
import { startTestServer, type TestServer } from './test-server/server.ts';
import { createTypesenseIndex } from './typesense-index.ts';

const POSTINGS = Array.from({ length: 250 }, (_, at) =>
  makePosting(`sample:${String(at).padStart(3, '0')}`, { title: 'Dev Node.js' }),
);

let server: TestServer;
const indexOn = (names: string[] = ['one', 'two', 'three']) =>
  createTypesenseIndex(server.settings, {
    newName: () => names.shift() ?? 'more',
    now: () => new Date('2026-07-10T12:00:00Z'),
  });
const asked = { query: queryFor({ words: 'node.js' }, { contracts: ['clt'] }), limit: 20 };

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  await server.close();
});

describe('the requests to Typesense', () => {
  it('fill a new collection in bounded calls, point the alias at it and drop the former one', async () => {
    const index = indexOn();
    await index.replaceAll(POSTINGS);
    server.requests.length = 0;
    expect(await index.replaceAll(POSTINGS)).toMatchObject({ ok: true });
    expect(server.requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
      'GET /aliases/aura-postings',
      'POST /collections',
      ...[1, 2, 3].map(() => 'POST /collections/aura-postings-two/documents/import'),
      'PUT /aliases/aura-postings',
      'DELETE /collections/aura-postings-one',
      'GET /collections',
    ]);
    const lines = server.requests
      .filter(({ path }) => path.includes('/import'))
      .map(({ body }) => body.split('\n').length);
    expect(lines).toEqual([100, 100, 50]);
    expect([...server.collections.keys()]).toEqual(['aura-postings-two']);
  });

  it('ask for words as letters and digits, and store missing values under their own value', async () => {
    const index = indexOn();
    await index.replaceAll(POSTINGS.slice(0, 1));
    const [stored] = server.collections.get('aura-postings-one')?.documents ?? [];
    expect(stored).toMatchObject({ contracts: ['unknown'], salary: -1, day: 0, number: 0 });
    server.requests.length = 0;
    await index.search(asked);
    const bodies = server.requests
      .filter(({ path }) => path.startsWith('/multi_search'))
      .map(({ body }) => body);
    const { searches } = JSON.parse(bodies.at(-1) ?? '') as { searches: Record<string, unknown>[] };
    expect(searches[0]).toMatchObject({
      collection: 'aura-postings-one',
      filter_by: 'contracts:=[`clt`]',
      drop_tokens_threshold: 0,
      num_typos: 0,
      per_page: 20,
    });
    expect(searches[0]?.['q']).toMatch(/^[a-z0-9]+$/u);
    expect(searches[1]?.['filter_by']).toBe(
      '(contracts:=[`clt`] || contracts:=[`unknown`]) && (contracts:=[`unknown`])',
    );
  });

  it('drop only what a dead process left behind', async () => {
    const index = indexOn();
    server.collections.set('aura-postings-dead', {
      name: 'aura-postings-dead',
      created_at: 0,
      documents: [],
    });
    server.collections.set('another-product', { name: 'another-product', created_at: 0, documents: [] });
    server.collections.set('aura-postings-filling', {
      name: 'aura-postings-filling',
      created_at: Date.parse('2026-07-10T11:59:00Z') / 1000,
      documents: [],
    });
    await index.replaceAll([]);
    expect([...server.collections.keys()].toSorted()).toEqual([
      'another-product',
      'aura-postings-filling',
      'aura-postings-one',
    ]);
  });

  it('are repeated if the collection was replaced meanwhile', async () => {
    const index = indexOn();
    await index.replaceAll(POSTINGS);
    let replaced = false;
    server.state.fault = ({ path }) => {
      if (path.startsWith('/multi_search') && !replaced) {
        replaced = true;
        const old = server.collections.get('aura-postings-one');
        server.collections.delete('aura-postings-one');
        if (old) server.collections.set('aura-postings-new', old);
        server.aliases.set('aura-postings', 'aura-postings-new');
      }
      return false;
    };
    expect(await index.search(asked)).toMatchObject({
      ok: true,
      value: { totals: { meets: 0, unknown: 250 } },
    });
  });
});

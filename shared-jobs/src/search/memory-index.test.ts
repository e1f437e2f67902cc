import { describe, expect, it } from 'vitest';
import { makePosting, query } from './engine/fixtures.ts';
import { createMemoryIndex } from './memory-index.ts';

const everything = { query: query({}), limit: 10 };

describe('createMemoryIndex', () => {
  it('is empty at first', async () => {
    expect(await createMemoryIndex().search(everything)).toMatchObject({
      ok: true,
      value: { hits: [], totals: { meets: 0, unknown: 0 } },
    });
  });

  it('forgets its former ads when it is given others', async () => {
    const index = createMemoryIndex();
    await index.replaceAll([makePosting('a'), makePosting('b')]);
    await index.replaceAll([makePosting('c')]);
    expect(await index.search(everything)).toMatchObject({ value: { hits: [{ id: 'c' }] } });
  });

  it('keeps the later of two postings with one id', async () => {
    const index = createMemoryIndex();
    await index.replaceAll([makePosting('a', { title: 'Pintor' }), makePosting('a', { title: 'Pedreiro' })]);
    expect(await index.search({ query: query({ words: 'pedreiro' }), limit: 5 })).toMatchObject({
      value: { totals: { meets: 1 } },
    });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../engine/build.ts';
import { makePosting, query } from '../engine/fixtures.ts';
import { searchIndex } from '../engine/search.ts';
import { openSnapshot, writeSnapshot } from './snapshot.ts';

const index = buildIndex([
  makePosting(
    'a',
    { title: 'Enfermeira\n', places: [{ city: 'Recife', state: 'PE' }] },
    { contracts: ['clt'] },
  ),
  makePosting(
    'b\n',
    { title: 'Técnico' },
    { monthlySalary: { min: 1, max: 2500.5 }, publishedOn: '2026-01-02' },
  ),
]);
const bytes = writeSnapshot(index);

describe('a snapshot', () => {
  it('gives the same index back', () => {
    expect(openSnapshot(bytes)).toEqual({ ok: true, value: index });
    expect(openSnapshot(writeSnapshot(buildIndex([])))).toEqual({ ok: true, value: buildIndex([]) });
  });

  it('is read at any offset of its bytes', () => {
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    const read = openSnapshot(shifted.subarray(3));
    expect(
      read.ok && searchIndex(read.value, { query: query({ words: 'enfermeiro' }), limit: 5 }).hits,
    ).toHaveLength(1);
  });

  it('is refused after any changed byte', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const changed = bytes.slice();
        changed[at] = (changed[at] ?? 0) ^ change;
        expect(openSnapshot(changed)).toMatchObject({ ok: false });
      }),
      { numRuns: 1000 },
    );
  });

  it('is refused if it is cut anywhere, as are other bytes', () => {
    for (let length = 0; length < bytes.length; length += 1)
      expect(openSnapshot(bytes.subarray(0, length))).toMatchObject({ ok: false });
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (other) => {
        expect(openSnapshot(other)).toMatchObject({ ok: false });
      }),
    );
  });

  it('of another version is reported', () => {
    const other = bytes.slice();
    other[4] = 99;
    expect(openSnapshot(other)).toEqual({ ok: false, error: 'otherVersion' });
    const damaged = bytes.slice();
    damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1;
    expect(openSnapshot(damaged)).toEqual({ ok: false, error: 'damaged' });
  });
});

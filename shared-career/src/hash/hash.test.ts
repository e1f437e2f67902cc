import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, stableHash } from './hash.ts';

describe('canonicalJson', () => {
  it('does not depend on the order of keys', () => {
    expect(canonicalJson({ b: 1, a: [{ d: null, c: 'x' }] })).toBe(
      canonicalJson({ a: [{ c: 'x', d: null }], b: 1 }),
    );
  });

  it('keeps the order of lists and tells values apart', () => {
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
    expect(canonicalJson({ a: '1' })).not.toBe(canonicalJson({ a: 1 }));
  });

  it('is JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('stableHash', () => {
  it('stays the same over versions of this code: ids of stored tasks depend on it', () => {
    expect(stableHash('')).toBe('46f9186529c1a735');
    expect(stableHash('gap-sql:learn')).toBe('8e8377634dbb7754');
  });

  it('tells many texts apart', () => {
    const hashes = Array.from({ length: 20_000 }, (_, at) => stableHash(`gap-${at}:learn`));
    expect(new Set(hashes).size).toBe(20_000);
    expect(hashes.every((hash) => /^[0-9a-f]{16}$/.test(hash))).toBe(true);
  });
});

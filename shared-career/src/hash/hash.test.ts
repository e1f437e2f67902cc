import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCanonicalJson, computeStableHash } from './hash.ts';

describe('toCanonicalJson', () => {
  it('does not depend on the order of keys', () => {
    expect(toCanonicalJson({ b: 1, a: [{ d: null, c: 'x' }] })).toBe(
      toCanonicalJson({ a: [{ c: 'x', d: null }], b: 1 }),
    );
  });

  it('keeps the order of lists and distinguishes values', () => {
    expect(toCanonicalJson([1, 2])).not.toBe(toCanonicalJson([2, 1]));
    expect(toCanonicalJson({ a: '1' })).not.toBe(toCanonicalJson({ a: 1 }));
  });

  it('is JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(toCanonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('computeStableHash', () => {
  it('stays the same over versions of this code: ids of stored tasks depend on it', () => {
    expect(computeStableHash('')).toBe('46f9186529c1a735');
    expect(computeStableHash('gap-sql:learn')).toBe('8e8377634dbb7754');
  });

  it('differs for many texts', () => {
    const hashes = Array.from({ length: 20_000 }, (_, at) => computeStableHash(`gap-${at}:learn`));
    expect(new Set(hashes).size).toBe(20_000);
    expect(hashes.every((hash) => /^[0-9a-f]{16}$/.test(hash))).toBe(true);
  });
});

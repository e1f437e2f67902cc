import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeSeed, readSeed, sampleCases, scaleRuns } from './depth.ts';

const NUMBERS = Array.from({ length: 200 }, (_, at) => at);
const DEEP = { AURA_TEST_DEPTH: 'deep' };

describe('sampleCases', () => {
  it('gives all cases to a deep run, and where there are few', () => {
    expect(sampleCases('orders', NUMBERS, 5, DEEP)).toEqual(NUMBERS);
    expect(sampleCases('orders', NUMBERS, 200, {})).toEqual(NUMBERS);
  });

  it('chooses as many different cases as asked for, in their order', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 199 }), (seed, short) => {
        const chosen = sampleCases('orders', NUMBERS, short, { AURA_TEST_SEED: `seed ${seed}` });
        expect(new Set(chosen).size).toBe(short);
        expect(chosen).toEqual(chosen.toSorted((a, b) => a - b));
      }),
    );
  });

  it('chooses the same for the same seed, and others for another seed or suite', () => {
    const choose = (suite: string, seed: string) => sampleCases(suite, NUMBERS, 20, { AURA_TEST_SEED: seed });
    expect(choose('orders', 'a')).toEqual(choose('orders', 'a'));
    expect(choose('orders', 'b')).not.toEqual(choose('orders', 'a'));
    expect(choose('lives', 'a')).not.toEqual(choose('orders', 'a'));
  });

  it('tries every case before long: no case is left out by every seed', () => {
    const seeds = Array.from({ length: 300 }, (_, at) => String(at));
    const tried = new Set(
      seeds.flatMap((seed) => sampleCases('orders', NUMBERS, 10, { AURA_TEST_SEED: seed })),
    );
    expect(tried.size).toBe(NUMBERS.length);
  });
});

describe('readSeed', () => {
  it('is the commit of the working copy where none is set', () => {
    expect(readSeed({})).toMatch(/^[0-9a-f]{40}$/);
    expect(readSeed({ AURA_TEST_SEED: 'mine' })).toBe('mine');
  });
});

describe('scaleRuns', () => {
  it('follows the depth of the run', () => {
    expect([scaleRuns(3, 50, {}), scaleRuns(3, 50, DEEP)]).toEqual([3, 50]);
  });
});

it('seeds what the properties of this run draw', () => {
  expect(fc.readConfigureGlobal()?.seed).toBe(computeSeed(readSeed()));
});

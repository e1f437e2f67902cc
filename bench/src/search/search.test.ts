import { buildIndex, searchIndex, type Work } from '@aura/shared-jobs/search';
import { describe, expect, it } from 'vitest';
import { createAds } from './corpus/ads.ts';
import { createRandom } from './corpus/random.ts';
import { miniSearch } from './engines/mini-search.ts';
import { product } from './engines/product.ts';
import { readOptions } from './options.ts';
import { labelledQueries, VARIATIONS } from './queries/labelled.ts';
import { withSlip } from './queries/slip.ts';
import { timedQueries } from './queries/timed.ts';
import { recallAt, getRecall } from './recall.ts';

const SIZE = 3000;
const ads = createAds(SIZE);
const postings = ads.map(({ posting }) => posting);

describe('the ads', () => {
  it('are the same in every run', () => {
    expect(createAds(50)).toEqual(createAds(50));
    expect(createAds(50)).toEqual(ads.slice(0, 50));
  });

  it('have about 87 words each and thousands of different ones', () => {
    const words = postings.map(({ vacancy }) =>
      `${vacancy.title} ${vacancy.company} ${vacancy.places[0]?.city ?? ''} ${vacancy.description}`.split(
        /\s+/,
      ),
    );
    expect(words.flat().length / SIZE).toBeGreaterThan(80);
    expect(words.flat().length / SIZE).toBeLessThan(94);
    expect(new Set(words.flat()).size).toBeGreaterThan(5000);
  });
});

describe('the results of the product', () => {
  const queries = labelledQueries(ads);
  const own = getRecall(product.build(postings), queries);

  it('are at least as complete as those of MiniSearch, in every variation', () => {
    const other = getRecall(miniSearch.build(postings), queries);
    for (const variation of VARIATIONS) expect(own[variation]).toBeGreaterThanOrEqual(other[variation]);
  });

  it('are nearly all the right ones', () => {
    expect(queries.length).toBeGreaterThan(500);
    expect(own.all).toBeGreaterThan(0.95);
  });
});

describe('the work of the product', () => {
  it('touches a small part of the postings, and grows no faster than the ads', () => {
    const touched = (size: number): number => {
      const index = buildIndex(postings.slice(0, size));
      const work: Work = { postings: 0 };
      const { exact } = timedQueries(ads, 100);
      for (const query of exact) searchIndex(index, { query, limit: 20 }, work);
      return work.postings / 100;
    };
    const all = touched(SIZE);
    expect(all).toBeLessThan(SIZE);
    // Three times the ads: what grew with their square would be at nine.
    expect(all).toBeLessThan(touched(SIZE / 3) * 4);
  });
});

describe('recallAt', () => {
  it('is the share of the right answers among the first 20', () => {
    expect(recallAt(['a', 'x', 'b'], new Set(['a', 'b', 'c', 'd']))).toBe(0.5);
    const many = Array.from({ length: 40 }, (_, at) => String(at));
    expect(recallAt(many, new Set(many))).toBe(1);
  });
});

describe('withSlip', () => {
  it('changes one word in one place and keeps its first letter', () => {
    const random = createRandom(1);
    for (let turn = 0; turn < 200; turn += 1) {
      const [slipped = '', other] = withSlip('enfermeiro rh', random).split(' ');
      expect(slipped).not.toBe('enfermeiro');
      expect(slipped[0]).toBe('e');
      expect(Math.abs(slipped.length - 10)).toBeLessThan(2);
      expect(other).toBe('rh');
    }
  });
});

describe('readOptions', () => {
  it('takes sizes and otherwise shows the usage', () => {
    expect(readOptions(['--size', '500', '--json'])).toEqual({
      ok: true,
      value: { json: true, sizes: [500], queries: 200 },
    });
    expect(readOptions([])).toMatchObject({ value: { sizes: [10_000, 100_000] } });
    for (const bad of [['--size', '0'], ['--queries', 'x'], ['--nonsense']])
      expect(readOptions(bad)).toMatchObject({ ok: false });
  });
});

import { describe, expect, it } from 'vitest';
import { isKeptAside } from './cases.ts';
import { randomBy, thinExpression } from './forget.ts';
import { fitWeights } from './logistic.ts';
import { measurePairs } from './pairs.ts';

describe('a thinned expression', () => {
  const source = String.raw`(?<!\p{L})(?:nao|nunca(?! deixei)|sem (?:curso|pratica)|[|)]x|jamais)(?!\p{L})`;
  it('keeps all that it does not forget', () => {
    expect(thinExpression(source, 0, randomBy(1))).toBe(source);
  });
  it('loses whole alternatives of its longest list, never the last, and stays readable', () => {
    const thinned = [1, 2, 3, 4, 5].map((seed) => thinExpression(source, 0.5, randomBy(seed)));
    for (const one of thinned) {
      expect(() => new RegExp(one, 'u')).not.toThrow();
      expect(source.length).toBeGreaterThanOrEqual(one.length);
    }
    expect(new Set(thinned).size).toBeGreaterThan(1);
    expect(thinExpression(source, 1, randomBy(1))).toBe(String.raw`(?<!\p{L})(?:nao)(?!\p{L})`);
  });
  it('is the same for the same seed', () => {
    expect(thinExpression(source, 0.5, randomBy(7))).toBe(thinExpression(source, 0.5, randomBy(7)));
  });
});

describe('learnt weights', () => {
  const row = (has: boolean, ...names: string[]) => ({
    has,
    signals: new Map(names.map((name) => [name, 1])),
  });
  it('favour the signs of a met requirement, oppose those of an unmet one, and ignore neutral ones', () => {
    const rows = Array.from({ length: 200 }, (_, at) =>
      row(at % 2 === 0, at % 2 === 0 ? 'deed' : 'denial', at % 4 < 2 ? 'left' : 'right'),
    );
    const weights = fitWeights(rows);
    expect(weights['deed']).toBeGreaterThan(1);
    expect(weights['denial']).toBeLessThan(-1);
    expect(weights['left']).toBeUndefined();
  });
  it('are not learnt from rare signs', () => {
    expect(fitWeights(Array.from({ length: 10 }, () => row(true, 'rare')))).toEqual({});
  });
});

it('keeps about a third of the cases aside, always the same', () => {
  const names = Array.from({ length: 300 }, (_, at) => `caso-${at}`);
  const kept = names.filter(isKeptAside);
  expect(kept.length).toBeGreaterThan(70);
  expect(kept.length).toBeLessThan(130);
  expect(names.filter(isKeptAside)).toEqual(kept);
});

describe('pairs of CV and ad', () => {
  const requirement = {
    adLine: 1,
    phrase: 'Solda',
    kind: 'mandatory',
    verdict: 'proven',
    cvLines: [1],
  } as const;
  const cases = Array.from({ length: 12 }, (_, at) => ({
    name: `caso-${at}`,
    cv: `cv ${at}`,
    ad: `ad ${at}`,
    label: {
      occupation: `ofício ${at}`,
      goal: '',
      requirements: Array.from({ length: 4 }, () => ({ ...requirement, cvLines: [1] })),
      stars: [],
      never: [],
      facts: { yearsInRole: 0, registrations: [], highestDegree: '', languages: [] },
    },
  }));
  const isOwn = (cv: string, ad: string): boolean => cv === ad.replace('ad', 'cv');

  it('hold if the fitting CV scores high, and other CVs, lists and pasted ads do not', () => {
    const figures = measurePairs(cases, (cv, ad) =>
      isOwn(cv, ad) || cv.startsWith(`${ad.replace('ad', 'cv')}\n`) ? 90 : 10,
    );
    expect(figures).toEqual({
      nearPerfectAbove85: 1,
      wrongTradeBelow25: 1,
      bestFirst: 1,
      listAhead: 0,
      pastedGains: 0,
    });
  });
  it('do not hold if words alone count', () => {
    const figures = measurePairs(cases, (cv, ad) => (isOwn(cv, ad) ? 50 : 60));
    expect(figures).toEqual({
      nearPerfectAbove85: 0,
      wrongTradeBelow25: 0,
      bestFirst: 0,
      listAhead: 1,
      pastedGains: 1,
    });
  });
});

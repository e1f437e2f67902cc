import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBand, makeScore, nameBand, recompute, type Dimension } from './score.ts';

const dimension = (id: string, weight: number, value: number | null): Dimension => ({
  id,
  label: id,
  weight,
  value,
  rule: '',
  evidence: [],
});

describe('score', () => {
  test('a dimension that cannot be graded gives its weight to the others and lowers the coverage', () => {
    const score = makeScore('t-1.0', {
      dimensions: [dimension('a', 0.6, 80), dimension('b', 0.2, 40), dimension('c', 0.2, null)],
      ceilings: [],
    });
    expect(score.value).toBe(70);
    expect(score.coverage).toBe(0.8);
    expect(score.band).toBe('inProgress');
  });

  test('multiplier and lowest ceiling apply', () => {
    const parts = {
      dimensions: [dimension('a', 1, 100)],
      multiplier: { value: 0.8, reason: '' },
      ceilings: [
        { id: 'x', ceiling: 59, reason: '' },
        { id: 'y', ceiling: 90, reason: '' },
      ],
    };
    expect(recompute(parts)).toBe(59);
    expect(recompute({ ...parts, ceilings: [] })).toBe(80);
  });

  test('an ungraded score is no number, not zero', () => {
    const score = makeScore('t-1.0', { dimensions: [dimension('a', 1, null)], ceilings: [] });
    expect(score).toMatchObject({ value: null, band: 'insufficient', coverage: 0 });
  });

  test.each([
    [39.9, 'initial'],
    [40, 'inProgress'],
    [60, 'good'],
    [79.9, 'good'],
    [80, 'strong'],
  ] as const)('%s is %s', (value, band) => {
    expect(findBand(value, 1)).toBe(band);
  });

  test('raising a dimension never lowers the score', () => {
    const values = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 99 })), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(values, (pairs) => {
        const dimensions = pairs.map(([weight, value], i) => dimension(String(i), weight, value));
        const raised = dimensions.map((d, i) => (i === 0 ? { ...d, value: (d.value ?? 0) + 1 } : d));
        expect(recompute({ dimensions: raised, ceilings: [] }) ?? 0).toBeGreaterThanOrEqual(
          recompute({ dimensions, ceilings: [] }) ?? 0,
        );
      }),
    );
  });
});

test.each([
  [72.5, 1, 'Bom'],
  [72.5, 0.8, 'Em progresso, medida incompleta'],
  [55, 0.8, 'Em progresso'],
  [null, 0, 'Dados insuficientes'],
])('calls %s with a coverage of %s “%s”', (value, coverage, name) => {
  expect(nameBand({ value, band: findBand(value, coverage) })).toBe(name);
});

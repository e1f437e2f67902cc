import { describe, expect, it } from 'vitest';
import { shareCell, makeWholeCell } from './share-cell.ts';

const nothing = { n: null, count: null, share: null, low: null, high: null, band: null };
const of = (n: number, count: number) => shareCell([{ unit: 'obras', n }], () => count, { exact: 10 });

describe('shareCell', () => {
  it('says how many of ten or more', () =>
    expect(of(20, 5)).toEqual({
      state: 'ok',
      n: 20,
      count: 5,
      share: 0.25,
      low: 0.15,
      high: 0.35,
      band: null,
    }));

  it.each([
    [5, 0, 'below_half'],
    [5, 5, 'above_half'],
    [9, 4, 'below_half'],
    [8, 4, 'above_half'],
  ] as const)('of %i people with %i shows only %s', (n, count, band) =>
    expect(of(n, count)).toEqual({ ...nothing, state: 'band', n, band }),
  );

  it('counts nobody twice and nobody less than once', () => {
    expect(of(10, 15)).toMatchObject({ count: 10, share: 1 });
    expect(of(10, -5)).toMatchObject({ count: 0, share: 0 });
  });

  it('adds up units', () => {
    const units = [
      { unit: 'obras', n: 5 },
      { unit: 'vendas', n: 15 },
    ];
    expect(shareCell(units, () => 5, { exact: 10 })).toMatchObject({ n: 20, count: 10 });
  });

  it.each(['suppressed', 'no_data'] as const)('has the same fields, empty, where %s', (state) =>
    expect(shareCell(state, () => 5, { exact: 10 })).toEqual({ ...nothing, state }),
  );
});

describe('makeWholeCell', () => {
  it('is known also of few people', () =>
    expect(makeWholeCell([{ unit: 'obras', n: 5 }])).toEqual({
      state: 'ok',
      n: 5,
      count: 5,
      share: 1,
      low: 1,
      high: 1,
      band: null,
    }));

  it('is unknown for a hidden number', () =>
    expect(makeWholeCell('suppressed')).toEqual({ ...nothing, state: 'suppressed' }));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { protectRow, type RowPart } from './protect-row.ts';

const row = (...cells: readonly (readonly [n: number, people: number])[]): RowPart[] =>
  cells.map(([n, people], at) => ({ unit: `u${at}`, n, people }));
const protect = (parts: readonly RowPart[]) => {
  const { units, isTotalShown } = protectRow(parts, 10);
  return { cells: parts.filter(({ unit }) => units.has(unit)).map(({ people }) => people), isTotalShown };
};

describe('protectRow', () => {
  it('shows everything where every cell has enough people', () =>
    expect(protect(row([20, 10], [30, 25]))).toEqual({ cells: [10, 25], isTotalShown: true }));

  it('hides the smallest shown cell next to a single hidden one', () =>
    expect(protect(row([20, 5], [20, 20], [30, 15]))).toEqual({ cells: [20], isTotalShown: true }));

  it('keeps shown cells if the hidden ones hold enough people', () =>
    expect(protect(row([20, 5], [20, 5], [30, 15]))).toEqual({ cells: [15], isTotalShown: true }));

  it('hides another where the hidden ones are too few people together', () =>
    expect(protect(row([20, 5], [20, 0], [30, 15], [30, 20]))).toEqual({ cells: [20], isTotalShown: true }));

  it('does not let a total reveal that the hidden cells are empty', () =>
    expect(protect(row([20, 0], [20, 0], [30, 15], [30, 20]))).toEqual({ cells: [20], isTotalShown: true }));

  it('does not let a total show that everybody is in the hidden cells', () =>
    expect(protect(row([5, 5], [5, 5], [30, 15]))).toEqual({ cells: [], isTotalShown: true }));

  it('keeps only the total if nothing else can be kept', () =>
    expect(protect(row([20, 5], [30, 15]))).toEqual({ cells: [], isTotalShown: true }));

  it.each([
    ['too few people are in it', row([20, 5])],
    ['it holds everybody of every hidden cell', row([5, 5], [5, 5])],
    ['nobody is in it', row([20, 0], [20, 0])],
  ])('hides the total too where %s', (_, parts) =>
    expect(protect(parts)).toEqual({ cells: [], isTotalShown: false }),
  );

  it('shows the only cell and the same total', () =>
    expect(protect(row([20, 10]))).toEqual({ cells: [10], isTotalShown: true }));
});

/** Possible values of a hidden cell for a reader who knows the total, the shown cells and the people of each unit. */
function possible(hidden: readonly RowPart[], sum: number, at: number): ReadonlySet<number> {
  const values = new Set<number>();
  const others = hidden.filter((_, index) => index !== at);
  const most = others.reduce((all, { n }) => all + n, 0);
  for (let value = 0; value <= (hidden[at]?.n ?? 0); value += 5)
    if (sum - value >= 0 && sum - value <= most) values.add(value);
  return values;
}

it('lets no hidden cell be computed from the total and the shown cells', () => {
  const cell = fc.integer({ min: 1, max: 8 }).chain((groups) =>
    fc.tuple(
      fc.constant(groups * 5),
      fc.integer({ min: 0, max: groups }).map((some) => some * 5),
    ),
  );
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (cells) => {
      const parts = row(...cells);
      const { units, isTotalShown } = protectRow(parts, 10);
      const shown = parts.filter(({ unit }) => units.has(unit));
      expect(shown.filter(({ people }) => people < 10)).toEqual([]);
      if (!isTotalShown) return;
      const hidden = parts.filter(({ unit }) => !units.has(unit));
      const sum = hidden.reduce((all, { people }) => all + people, 0);
      for (const at of hidden.keys()) expect(possible(hidden, sum, at).size).toBeGreaterThan(1);
    }),
    { numRuns: 2000 },
  );
});

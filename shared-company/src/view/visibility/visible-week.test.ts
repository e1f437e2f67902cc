import { describe, expect, it } from 'vitest';
import { makeCompany } from '../published.test-support.ts';
import { computeSeenInWeek, computeSeen } from './seen.ts';
import { computeVisibleWeek } from './visible-week.ts';
import { makeSnapshot, makeUnit, WEEK } from '../published.test-support.ts';

const part = (unit: string, n: number) => ({ unit, n });
const names = (parts: readonly { readonly unit: string }[]) => parts.map(({ unit }) => unit);
const shown = (week: ReturnType<typeof computeVisibleWeek>) =>
  week.units.filter(({ state }) => state === 'shown').map(({ id }) => id);

describe('computeVisibleWeek', () => {
  it('lists every department and the other areas, also those without people', () => {
    expect(computeVisibleWeek(makeCompany(), [part('obras', 15)]).units).toEqual([
      { id: 'vendas', name: 'Vendas', n: 0, state: 'waiting' },
      { id: 'obras', name: 'Obras', n: 15, state: 'shown' },
      { id: 'outras', name: 'Outras áreas', n: 0, state: 'waiting' },
    ]);
  });

  it('shows nothing below the minimum of a number', () => {
    const week = computeVisibleWeek(makeCompany({ minimumCell: 20, minimumBreakdown: 20 }), [
      part('obras', 15),
    ]);
    expect(week.scope).toBe('none');
    expect(week.counted).toEqual([]);
  });

  it('shows only totals below the minimum of a breakdown', () => {
    const parts = [part('obras', 10), part('outras', 5)];
    const week = computeVisibleWeek(makeCompany({ minimumBreakdown: 16 }), parts);
    expect(week.scope).toBe('totals');
    expect(shown(week)).toEqual([]);
    expect(names(week.counted)).toEqual(['obras', 'outras']);
  });

  it('shows departments from the minimum of a breakdown on', () => {
    const parts = [part('obras', 10), part('outras', 5)];
    const week = computeVisibleWeek(makeCompany({ minimumBreakdown: 15 }), parts);
    expect(week.scope).toBe('full');
    expect(shown(week)).toEqual(['obras', 'outras']);
  });

  it('leaves a unit that waits out of the company, once another is shown', () => {
    const week = computeVisibleWeek(makeCompany({ minimumCell: 15 }), [
      part('vendas', 10),
      part('obras', 15),
    ]);
    expect(shown(week)).toEqual(['obras']);
    expect(names(week.counted)).toEqual(['obras']);
  });

  it('shows the company as one where none of its units has enough people by itself', () => {
    const week = computeVisibleWeek(makeCompany({ minimumCell: 20 }), [
      part('vendas', 10),
      part('obras', 15),
    ]);
    expect(week.scope).toBe('totals');
    expect(names(week.counted)).toEqual(['vendas', 'obras']);
  });

  it('goes by no minimum below that of all companies', () => {
    const company = makeCompany({ minimumCell: 0, minimumBreakdown: 0 });
    expect(computeVisibleWeek(company, []).scope).toBe('none');
    expect(computeVisibleWeek(company, [part('obras', 4)]).scope).toBe('none');
    expect(computeVisibleWeek(company, [part('obras', 9)]).scope).toBe('totals');
  });

  it('does not count a unit that the company does not list', () => {
    const week = computeVisibleWeek(makeCompany(), [part('obras', 10), part('antiga', 10)]);
    expect(names(week.counted)).toEqual(['obras']);
  });
});

describe('computeSeen', () => {
  const full = computeVisibleWeek(makeCompany(), [part('vendas', 10), part('obras', 15)]);

  it('sees a unit, and the company as all of them', () => {
    expect(computeSeen(full, 'obras')).toEqual([part('obras', 15)]);
    expect(computeSeen(full, null)).toEqual([part('vendas', 10), part('obras', 15)]);
  });

  it.each(['outras', 'que-nao-existe'])('hides %s, which has no people', (unit) =>
    expect(computeSeen(full, unit)).toBe('suppressed'),
  );

  it('sees no unit where only totals are shown', () => {
    const totals = computeVisibleWeek(makeCompany({ minimumBreakdown: 30 }), full.counted);
    expect(computeSeen(totals, 'obras')).toBe('suppressed');
    expect(computeSeen(totals, null)).toHaveLength(2);
  });
});

describe('computeSeenInWeek', () => {
  const snapshot = makeSnapshot([makeUnit('obras', 15)], { 4: [makeUnit('obras', 5)] });
  const seen = (company: ReturnType<typeof makeCompany>, week: string) =>
    computeSeenInWeek({ company, snapshot }, 'obras', week);

  it('shows an earlier week by the people of that week', () => {
    expect(seen(makeCompany({ minimumBreakdown: 5 }), WEEK)).toMatchObject([{ n: 15 }]);
    expect(seen(makeCompany(), '2026-W36')).toBe('suppressed');
  });

  it('has no data of a week without a snapshot', () =>
    expect(seen(makeCompany(), '2026-W37')).toBe('no_data'));
});

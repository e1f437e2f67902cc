import { describe, expect, it } from 'vitest';
import type { UnitSums } from '../../snapshot/snapshot.ts';
import { makeCompany, makeUnit } from '../published.test-support.ts';
import { computeMinimums } from '../visibility/minimums.ts';
import { computeVisibleWeek } from '../visibility/visible-week.ts';
import { buildHeatMap } from './build-heat-map.ts';

const labels: Readonly<Record<string, string>> = { excel: 'Excel', solda: 'Solda', agil: 'Ágil' };
const heatMap = (units: readonly UnitSums[], company = makeCompany()) =>
  buildHeatMap(computeVisibleWeek(company, units), {
    skills: ['solda', 'excel', 'agil'].filter((id) => units.some(({ skills }) => id in skills)),
    skillLabel: (id) => labels[id] ?? id,
    minimums: computeMinimums(company),
  });
const assessed = (people: number, level = 0) => ({ excel: { assessed: people, level } });
const states = (units: readonly UnitSums[], company = makeCompany()) =>
  heatMap(units, company)[0]?.cells.map(({ state }) => state);

describe('buildHeatMap', () => {
  it('shows how well each unit and the company know a skill, and of how many people that is known', () => {
    const [row] = heatMap([
      makeUnit('vendas', 20, { skills: assessed(15, 10) }),
      makeUnit('obras', 40, { skills: assessed(10, 5) }),
    ]);
    expect(row).toEqual({
      skillId: 'excel',
      label: 'Excel',
      cells: [
        { state: 'ok', n: 15, value: 0.67, coverage: 0.75 },
        { state: 'ok', n: 10, value: 0.5, coverage: 0.25 },
        { state: 'no_data', n: null, value: null, coverage: null },
      ],
      total: { state: 'ok', n: 25, value: 0.6, coverage: 0.42 },
    });
  });

  it('keeps values and coverage within 1 where rounding made more of them', () => {
    const [row] = heatMap([makeUnit('vendas', 20, { skills: assessed(20, 25) })]);
    expect(row?.total).toMatchObject({ value: 1, coverage: 1 });
  });

  it.each([
    [20, 0.88],
    // Of so many, what is missing would round away.
    [1000, 0.99],
  ])('shows no skill as whole of which something is missing to %i people', (people, value) => {
    const excel = { assessed: people, level: people, affected: 10, missing: 5 };
    const [row] = heatMap([makeUnit('vendas', people, { skills: { excel } })]);
    expect(row?.total).toMatchObject({ value });
  });

  it('hides a cell of few people or of identical people', () => {
    const two = [
      makeUnit('vendas', 20, { skills: assessed(5) }),
      makeUnit('obras', 20, { skills: assessed(0) }),
      makeUnit('outras', 40, { skills: assessed(30) }),
    ];
    expect(states(two)).toEqual(['suppressed', 'suppressed', 'suppressed']);
  });

  it('suppresses a unit that waits with people, and counts it in no total', () => {
    const units = [
      makeUnit('vendas', 10, { skills: assessed(10) }),
      makeUnit('obras', 20, { skills: assessed(20) }),
    ];
    const company = makeCompany({ minimumCell: 15 });
    expect(states(units, company)).toEqual(['suppressed', 'ok', 'no_data']);
    expect(heatMap(units, company)[0]?.total).toMatchObject({ n: 20, coverage: 1 });
  });

  it('shows only the total below the minimum of a breakdown', () => {
    const units = [makeUnit('vendas', 20, { skills: assessed(15, 5) })];
    const company = makeCompany({ minimumBreakdown: 30 });
    expect(states(units, company)).toEqual(['suppressed', 'suppressed', 'suppressed']);
    expect(heatMap(units, company)[0]?.total).toMatchObject({ state: 'ok', n: 15, value: 0.33 });
  });

  it('asks for as many people as the company does', () => {
    const units = [makeUnit('vendas', 20, { skills: assessed(10) })];
    expect(states(units)).toContain('ok');
    expect(states(units, makeCompany({ minimumCell: 15 }))).not.toContain('ok');
  });

  it('starts with the most assessed skill, then sorts by name', () => {
    const skills = { solda: { assessed: 10 }, agil: { assessed: 10 }, excel: { assessed: 15 } };
    expect(heatMap([makeUnit('vendas', 20, { skills })]).map(({ label }) => label)).toEqual([
      'Excel',
      'Ágil',
      'Solda',
    ]);
  });

  it('does not reveal a hidden total by the place of its row', () => {
    const skills = (solda: number) => ({ agil: { assessed: 0 }, solda: { assessed: solda } });
    const order = (solda: number) =>
      heatMap([makeUnit('vendas', 20, { skills: skills(solda) })]).map(({ label }) => label);
    expect(order(5)).toEqual(order(0));
  });
});

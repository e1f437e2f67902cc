import { MINIMUM_CELL, type PulseUnit } from '@aura/shared-domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attackEachFact } from '../testing/attacker.ts';
import { OURS } from '../testing/publishers.ts';
import { makeWorld } from '../testing/world.ts';
import { makeCompany, makeSnapshot } from '../view/published.test-support.ts';
import { buildTable } from '../view/table/build-table.ts';
import { countPulse, type UnitAnswers } from './count-pulse.ts';
import { computePulseResults } from './pulse-results.ts';
import type { PulseSums } from './pulse-record-schema.ts';
import { listSuggestedItems } from './suggested.ts';

const ITEMS = ['demanda', 'respeito'];
const answer = (unit: string, demand: number | null, enps: number | null = null): UnitAnswers => ({
  unit,
  items: demand === null ? {} : { demanda: demand },
  enps,
});
const many = (count: number, one: UnitAnswers) => Array.from({ length: count }, () => one);
const counted = (answers: readonly UnitAnswers[], units = [{ unit: 'vendas', n: 40 }]) =>
  countPulse({ units, answers, items: ITEMS, size: 5 });
const [all, first] = [0, 1];
const resultOf = (sums: PulseSums, at: number) => {
  const unit = computePulseResults(makeCompany(), sums, ITEMS)[at];
  if (!unit) throw new Error('no unit');
  return unit;
};

describe('countPulse', () => {
  it('rounds each sum of each unit, and counts nobody outside the units', () => {
    const answers = [
      ...many(8, answer('vendas', 0, 9)),
      ...many(3, answer('vendas', 2, 6)),
      ...many(6, answer('vendas', 4, 8)),
      ...many(9, answer('juridico', 0, 0)),
    ];
    expect(counted(answers).units).toEqual([
      {
        unit: 'vendas',
        n: 40,
        answered: 15,
        items: {
          demanda: { unfavourable: 10, neutral: 5, favourable: 5 },
          respeito: { unfavourable: 0, neutral: 0, favourable: 0 },
        },
        enps: { detractors: 5, passives: 5, promoters: 10 },
      },
    ]);
  });

  it('does not count an empty answer', () =>
    expect(counted(many(10, answer('vendas', null))).units[0]?.answered).toBe(0));
});

describe('computePulseResults', () => {
  it('shows shares of the people who answered, with their possible range, and the net score', () => {
    const sums = counted([...many(10, answer('vendas', 1, 10)), ...many(10, answer('vendas', 3, 0))]);
    expect(resultOf(sums, first)).toMatchObject({
      id: 'vendas',
      answered: { state: 'ok', n: 40, count: 20 },
      items: [
        {
          id: 'demanda',
          unfavourable: { state: 'ok', n: 20, count: 10, share: 0.5, low: 0.3636, high: 0.6 },
        },
        { id: 'respeito', unfavourable: { state: 'suppressed', n: null, share: null } },
      ],
      enps: { state: 'ok', n: 20, score: 0, low: -20, high: 20 },
    });
  });

  it('shows nothing below ten answers, and leaves them out of the total once another unit is shown', () => {
    const units = [
      { unit: 'vendas', n: 20 },
      { unit: 'obras', n: 20 },
    ];
    const answers = [...many(12, answer('vendas', 0)), ...many(5, answer('obras', 4))];
    const sums = counted(answers, units);
    const [total, sales, works] = [all, 1, 2].map((at) => resultOf(sums, at).items[0]?.unfavourable);
    expect(works?.state).toBe('suppressed');
    expect([total?.n, total?.count]).toEqual([sales?.n, sales?.count]);
  });

  it('shows nothing for a company without enough people', () => {
    const sums = counted(many(4, answer('vendas', 0)), [{ unit: 'vendas', n: 4 }]);
    expect(computePulseResults(makeCompany(), sums, ITEMS).map(({ answered }) => answered.state)).toEqual([
      'suppressed',
    ]);
  });

  it('keeps the truth between low and high for any answers', () => {
    const answers = fc.array(
      fc.record({ demand: fc.integer({ min: 0, max: 4 }), enps: fc.integer({ min: 0, max: 10 }) }),
      { minLength: 13, maxLength: 40 },
    );
    fc.assert(
      fc.property(answers, (given) => {
        const { items, enps } = resultOf(
          counted(given.map((one) => answer('vendas', one.demand, one.enps))),
          first,
        );
        const share = given.filter(({ demand }) => demand <= 1).length / given.length;
        const { low, high } = items[0]?.unfavourable ?? { low: null, high: null };
        expect(low).toBeLessThanOrEqual(share + 0.0001);
        expect(high).toBeGreaterThanOrEqual(share - 0.0001);
        const net =
          (100 *
            (given.filter((one) => one.enps >= 9).length - given.filter((one) => one.enps <= 6).length)) /
          given.length;
        expect(enps.low).toBeLessThanOrEqual(net + 0.5);
        expect(enps.high).toBeGreaterThanOrEqual(net - 0.5);
      }),
    );
  });
});

describe('a pulse and the table for BI tools', () => {
  it('says the same in both, in the week in which the pulse ended', () => {
    const company = makeCompany();
    const units = computePulseResults(company, counted(many(20, answer('vendas', 0, 10))), ITEMS);
    const { rows } = buildTable({
      company,
      snapshot: makeSnapshot([]),
      request: { weeks: 4 },
      skillLabel: String,
      lessons: [],
      pulses: [{ closesAt: new Date('2026-09-28T03:00:00Z'), units }],
      factors: {},
    });
    expect(rows.find(({ unit, id }) => unit === 'vendas' && id === 'demanda.desfavoravel')).toMatchObject({
      week: '2026-W39',
      kind: 'pulse',
      state: 'ok',
      count: 20,
      n: 20,
      value: 1,
    });
  });
});

describe('the attacker', () => {
  it('isolates nobody in the sums of a pulse, which are rounded sums of the usual groups', () => {
    const world = makeWorld({ people: 60, departments: 3, weeks: 5, seed: 23, adoption: 0.8 });
    const last = world.weeks - 1;
    const once = {
      ...OURS,
      setsOf: (of: typeof world) => OURS.setsOf(of).filter(({ week }) => week === last),
    };
    const facts = ['demanda.unfavourable', 'demanda.favourable', 'demanda.answered', 'enps.promoters'];
    const answering = {
      ...world,
      people: world.people.map((person, at) => ({
        ...person,
        secret: {
          measures: ['activated' as const],
          levels: {},
          gaps: {},
          lessons: facts.filter((_, fact) => (at + fact) % (fact + 2) === 0),
        },
      })),
    };
    expect([...attackEachFact(answering, once)]).toEqual([]);
    const sets = once.setsOf(answering);
    const answers = sets.flatMap(({ people }, unit) =>
      answering.people
        .filter(({ id }) => people.includes(id))
        .map(({ secret }) => answer(String(unit), secret.lessons.includes(facts[0] ?? '') ? 0 : 2)),
    );
    const units = sets.map(({ people }, unit) => ({ unit: String(unit), n: people.length }));
    const sums = countPulse({ units, answers, items: ITEMS, size: MINIMUM_CELL });
    for (const { unit, items } of sums.units) {
      const exact = answers.filter((one) => one.unit === unit && one.items['demanda'] === 0).length;
      expect(items['demanda']?.unfavourable).toBe(5 * Math.floor(exact / 5 + 0.5));
    }
  });
});

describe('listSuggestedItems', () => {
  const unit = (shares: Readonly<Record<string, number | null>>): Pick<PulseUnit, 'items'> => ({
    items: Object.entries(shares).map(([id, share]) => {
      const cell = { state: 'ok', n: 20, count: 5, share, low: 0, high: 1, band: null } as const;
      return { id, unfavourable: cell, favourable: cell };
    }),
  });
  it('are the statements that most people disagree with, never a hidden one', () =>
    expect(listSuggestedItems(unit({ a: 0.3, b: null, c: 0.29, d: 0.8, e: 0.4, f: 0.5 }))).toEqual([
      'd',
      'f',
      'e',
    ]));
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareContracts, type Offers } from './compare.ts';
import { getClt } from './clt.ts';
import type { Sheet } from './money.ts';
import { PJ_REGIMES, getPj, getRevenue, type PjOffer, type PjRegime } from './pj.ts';
import { findTables, type Tables } from './tables.ts';

const tables = findTables('2026-06-01') as Tables;

const offer = (over: Partial<PjOffer> = {}): PjOffer => ({
  invoiceMonthly: 1_000_000,
  regime: 'simplesAnexoIII',
  accountantMonthly: 30_000,
  otherCostsMonthly: 0,
  unpaidWeeks: 4,
  ...over,
});
const clt = (grossMonthly: number, dependants = 0) =>
  getClt({ grossMonthly, benefitsMonthly: 0 }, dependants, tables);
const pjYear = (over: Partial<PjOffer>) => {
  const result = getPj(offer(over), 0, tables);
  return result.ok ? result.value.year.total : null;
};
const lineOf = (sheet: Sheet, id: string) => sheet.lines.find((line) => line.id === id)?.cents;

const gross = fc.integer({ min: 100, max: 6_000_000 });
const amount = fc.integer({ min: 0, max: 300_000 });
const regime = fc.constantFrom(...PJ_REGIMES);
const offers: fc.Arbitrary<Offers> = fc.record({
  dependants: fc.integer({ min: 0, max: 6 }),
  clt: fc.record({ grossMonthly: gross, benefitsMonthly: amount }),
  pj: fc.record({
    invoiceMonthly: fc.integer({ min: 1, max: 9_000_000 }),
    regime,
    accountantMonthly: amount,
    otherCostsMonthly: amount,
    unpaidWeeks: fc.integer({ min: 0, max: 51 }),
  }),
});

test('R$ 6.000,00 under contract: month, holidays and 13th each with their own discounts', () => {
  const result = clt(600_000);
  expect(result.month.total).toBe(600_000 - 64_151 - 56_485 + 17_975);
  expect(result.thirteenth.total).toBe(result.month.total);
  expect(lineOf(result.holidayMonth, 'third')).toBe(200_000);
  expect(lineOf(result.holidayMonth, 'irrf-reduction')).toBeUndefined();
  // 8 % of twelve months, of the third and of the 13th.
  expect(result.fgts.total).toBe(12 * 48_000 + 16_000 + 48_000);
  expect(result.package.total).toBe(result.year.total + result.fgts.total);
});

test('the effective rate of the Simples: R$ 20.000,00 a month in annex III pay 7,3%', () => {
  const result = getPj(offer({ invoiceMonthly: 2_000_000, unpaidWeeks: 0 }), 0, tables);
  if (!result.ok) throw new Error(result.error.message);
  expect(lineOf(result.value.month, 'das')).toBe(-146_000);
  expect(result.value.ownPay).toBe(560_000);
  expect(lineOf(result.value.month, 'inss')).toBe(-61_600);
});

test('an MEI pays a fixed amount, and is refused above the limit of the year', () => {
  expect(pjYear({ regime: 'mei', invoiceMonthly: 675_000, unpaidWeeks: 0, accountantMonthly: 0 })).toBe(
    12 * (675_000 - 8_605),
  );
  const beyond = getPj(offer({ regime: 'mei', invoiceMonthly: 675_001, unpaidWeeks: 0 }), 0, tables);
  expect(!beyond.ok && beyond.error.code).toBe('meiLimit');
});

test('profits with the extra tax of 2026 are refused', () => {
  const beyond = getPj(offer({ invoiceMonthly: 9_000_000, unpaidWeeks: 0 }), 0, tables);
  expect(!beyond.ok && beyond.error.code).toBe('highIncome');
});

test('weeks without invoice cost their share of the year', () => {
  expect(getRevenue(offer({ unpaidWeeks: 13 }))).toBe(750_000);
  expect(pjYear({ unpaidWeeks: 13 })).toBeLessThan(pjYear({ unpaidWeeks: 0 }) ?? 0);
});

test('the lines of every account add up to its total, to the cent', () => {
  fc.assert(
    fc.property(offers, (input) => {
      const { clt: employed, pj } = compareContracts(input, tables);
      const { month, holidayMonth, thirteenth, year, fgts } = employed;
      const own = pj.ok ? [pj.value.month, pj.value.year] : [];
      const [ownMonth, ownYear] = own.map(({ total }) => total);
      for (const sheet of [month, holidayMonth, thirteenth, year, fgts, employed.package, ...own]) {
        expect(sheet.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(sheet.total);
        expect(sheet.lines.every(({ cents, formula }) => Number.isSafeInteger(cents) && formula !== '')).toBe(
          true,
        );
      }
      expect(year.total).toBe(11 * month.total + holidayMonth.total + thirteenth.total);
      expect(ownYear).toBe(ownMonth === undefined ? undefined : 12 * ownMonth);
    }),
  );
});

// Each of three amounts of a pay is rounded by itself: a cent more of gross may round all of them up.
const ROUNDING = 2;

test('a higher gross never lowers the net; one cent more costs at most the rounding', () => {
  const edges = [162_100, 242_880, 290_284, 435_427, 466_468, 500_000, 735_000, 847_555];
  fc.assert(
    fc.property(fc.oneof(gross, fc.constantFrom(...edges)), fc.integer({ min: 0, max: 4 }), (g, people) => {
      const [now, cent, real] = [g, g + 1, g + 100].map((each) => clt(each, people));
      for (const key of ['month', 'holidayMonth', 'thirteenth'] as const) {
        expect(cent?.[key].total).toBeGreaterThanOrEqual((now?.[key].total ?? 0) - ROUNDING);
        expect(real?.[key].total).toBeGreaterThan(now?.[key].total ?? 0);
      }
    }),
  );
});

test('a higher invoice never leaves less, except at the factor R of annex V and the limits of a regime', () => {
  const fallsIn = (kind: PjRegime, i: number) => {
    const [now, more] = [i, i + 100].map((invoiceMonthly) =>
      getPj(offer({ regime: kind, invoiceMonthly }), 0, tables),
    );
    // Above a limit nothing is computed.
    if (!now?.ok || !more?.ok) return false;
    if (now.value.annex !== more.value.annex) return false;
    return more.value.month.total <= now.value.month.total;
  };
  fc.assert(
    fc.property(regime, fc.integer({ min: 1, max: 8_000_000 }), (kind, i) => {
      expect(fallsIn(kind, i)).toBe(false);
    }),
  );
});

test('the factor R is the one fall: under 28 % of own pay, services go from annex III to annex V', () => {
  // R$ 1.621,00 are 28 % of R$ 5.789,28.
  const at = (invoiceMonthly: number) => {
    const result = getPj(offer({ regime: 'simplesAnexoV', invoiceMonthly, unpaidWeeks: 0 }), 0, tables);
    if (!result.ok) throw new Error(result.error.message);
    return result.value;
  };
  expect([at(578_928).annex, at(578_929).annex]).toEqual(['III', 'V']);
  expect(at(578_929).year.total).toBeLessThan(at(578_928).year.total);
});

test('the invoice that equals the employment gives as much, and a cent less does not', () => {
  fc.assert(
    fc.property(offers, (input) => {
      const { clt: employed, breakEven } = compareContracts(input, tables);
      const reaches = (invoiceMonthly: number, target: number) => {
        const result = getPj({ ...input.pj, invoiceMonthly }, input.dependants, tables);
        return result.ok && result.value.year.total >= target;
      };
      for (const [{ invoice, most }, target] of [
        [breakEven.cash, employed.year.total],
        [breakEven.package, employed.package.total],
      ] as const) {
        // If no invoice is named, even the largest computable one falls short.
        expect(reaches(invoice ?? most, target)).toBe(invoice !== null);
        expect(invoice !== null && invoice > 1 && reaches(invoice - 1, target)).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
});

test('within the fall of annex V, the answer is the invoice from which nothing falls short', () => {
  const pj = offer({ regime: 'simplesAnexoV', unpaidWeeks: 0, accountantMonthly: 0 });
  const invoiceOf = (grossMonthly: number) =>
    compareContracts({ dependants: 0, clt: { grossMonthly, benefitsMonthly: 0 }, pj }, tables).breakEven.cash;
  // R$ 5.200,00 a month at home: annex III gives it just before the fall, annex V only later.
  const target = invoiceOf(520_000);
  expect(target.invoice).toBeGreaterThan(578_929);
  expect(target.most).toBeGreaterThan(5_000_000);
});

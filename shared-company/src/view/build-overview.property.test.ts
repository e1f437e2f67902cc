import {
  CompanyOverviewResponseSchema,
  PERIODS,
  computeWeekBefore,
  type CompanyOverview,
  type CompanyOverviewRequest,
} from '@aura/shared-domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { UnitSums } from '../snapshot/snapshot.ts';
import { buildOverview } from './build-overview.ts';
import { anyUnit, makeCompany, makeSnapshot, WEEK } from './published.test-support.ts';

const UNITS = ['vendas', 'obras', 'outras'];
const SKILLS = ['excel', 'solda', 'libras'];
const LESSONS = ['escuta', 'prazos'];

const sumsUpTo = (most: number) => (unit: string) =>
  anyUnit(unit, { most, skills: SKILLS, lessons: LESSONS });
const units = (most = 40) => fc.tuple(...UNITS.map(sumsUpTo(most)));
const companies = fc
  .record({
    minimumCell: fc.integer({ min: 5, max: 25 }),
    minimumBreakdown: fc.integer({ min: 10, max: 60 }),
  })
  .map(makeCompany);
const requests: fc.Arbitrary<CompanyOverviewRequest> = fc.record({
  department: fc.constantFrom(null, ...UNITS, 'que-nao-existe'),
  week: fc.constantFrom(null, WEEK),
  weeks: fc.constantFrom(...PERIODS),
});
const courses = fc.dictionary(fc.constantFrom('1', '3', '4', '11', '25', '51'), units());

type Parts = Parameters<typeof buildOverview>[0];
const overview = (parts: Pick<Parts, 'company' | 'snapshot' | 'request'>) =>
  buildOverview({
    ...parts,
    skillLabel: (id) => id.toUpperCase(),
    lessons: LESSONS.map((id) => ({ id, title: id, skills: [] })),
    now: new Date(0),
  });

const NO_CELL = { value: null, n: null, coverage: null };

/** Keys, and lengths of lists, without what they hold. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return '';
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}
/** Priorities and alerts are lists of what there is. */
const withoutLists = (answer: CompanyOverview) => ({ ...answer, priorities: [], alerts: [] });

it('answers in the form of the contract, which no number changes', () => {
  const course = fc.tuple(units(), courses);
  fc.assert(
    fc.property(companies, requests, course, course, (company, request, one, other) => {
      const [first, second] = [one, other].map(([sums, earlier]) =>
        overview({ company, request, snapshot: makeSnapshot(sums, earlier) }),
      ) as [CompanyOverview, CompanyOverview];
      expect(v.safeParse(CompanyOverviewResponseSchema, first).issues).toBeUndefined();
      expect(shapeOf(withoutLists(first))).toEqual(shapeOf(withoutLists(second)));
    }),
  );
});

it('gives the same numbers of a week as the beginning of a period and as the week looked at', () => {
  fc.assert(
    fc.property(companies, requests, units(), units(), (company, request, now, past) => {
      const earlier = makeSnapshot(past);
      const back = request.weeks - 1;
      const week = computeWeekBefore(WEEK, back);
      const later = overview({ company, request, snapshot: makeSnapshot(now, { [back]: past }) });
      const then = overview({ company, request, snapshot: { ...earlier, week } });
      expect(later.funnel.map(({ before }) => before)).toEqual(then.funnel.map((step) => step.now));
      expect(later.engagement.series[0]).toEqual({ week, value: then.engagement.value });
    }),
  );
});

it('shows no skill as wholly proven and as a gap of the same people, nor as a gap of more than were looked at', () => {
  const whole = { department: null, week: null, weeks: 4 } as const;
  fc.assert(
    fc.property(companies, units(), (company, sums) => {
      const snapshot = makeSnapshot(sums);
      const { units: listed, heatMap, alerts } = overview({ company, request: whole, snapshot });
      const said = [null, ...UNITS].flatMap((department) => {
        const { priorities } = overview({ company, request: { ...whole, department }, snapshot });
        const at = listed.findIndex(({ id }) => id === department);
        return heatMap.flatMap(({ skillId, cells, total }) => {
          const { value, n, coverage } = (department === null ? total : cells[at]) ?? NO_CELL;
          const gap = priorities.find((burden) => burden.skillId === skillId);
          const told = alerts.flatMap((alert) =>
            alert.kind === 'common_gap' && alert.unit === department && alert.skillId === skillId
              ? [alert.share]
              : [],
          );
          if (value === null || n === null || coverage === null) return [];
          return [{ skillId, department, value, n, coverage, affected: gap?.n ?? 0, told: told[0] ?? 0 }];
        });
      });
      expect(said.filter(({ value, affected, told }) => value === 1 && affected + told > 0)).toEqual([]);
      expect(said.filter(({ n, affected }) => affected > n)).toEqual([]);
      // The coverage is said in hundredths.
      expect(said.filter(({ coverage, told }) => told > coverage + 0.005)).toEqual([]);
    }),
  );
});

it('hides the numbers of a waiting unit', () => {
  const waiting = fc
    .integer({ min: 1, max: 3 })
    .chain((groups) => fc.tuple(sumsUpTo(15)('obras'), sumsUpTo(15)('obras'), fc.constant(groups * 5)));
  const company = makeCompany({ minimumCell: 20, minimumBreakdown: 20 });
  const shown = sumsUpTo(60)('vendas').filter(({ n }) => n >= 20);
  fc.assert(
    fc.property(requests, shown, waiting, (request, vendas, [one, other, n]) => {
      const [first, second] = [one, other].map((obras: UnitSums) => {
        const sums = [vendas, { ...obras, n }];
        return overview({ company, request, snapshot: makeSnapshot(sums, { 4: sums, 12: sums }) });
      });
      expect(first).toEqual(second);
    }),
  );
});

it('hides how a company without a breakdown is made up', () => {
  const company = makeCompany({ minimumBreakdown: 60 });
  fc.assert(
    fc.property(requests, sumsUpTo(25)('vendas'), sumsUpTo(25)('obras'), (request, one, other) => {
      const sized = [one, other].map((unit) => ({ ...unit, n: 25 })) as [UnitSums, UnitSums];
      const swapped = [
        { ...sized[1], unit: 'vendas' },
        { ...sized[0], unit: 'obras' },
      ];
      const [first, second] = [sized, swapped].map((sums) =>
        overview({ company, request, snapshot: makeSnapshot(sums, { 4: sums }) }),
      );
      expect(first).toEqual(second);
    }),
  );
});

it('lets no hidden cell of the heat map be subtracted from its total', () => {
  fc.assert(
    fc.property(companies, units(), (company, sums) => {
      const request = { department: null, week: null, weeks: 4 } as const;
      const { scope, units: listed, heatMap } = overview({ company, request, snapshot: makeSnapshot(sums) });
      for (const { cells, total } of heatMap) {
        if (scope !== 'full' || total.n === null) continue;
        const counted = cells.filter((_, at) => listed[at]?.state === 'shown');
        const hidden = counted.filter(({ state }) => state !== 'ok');
        const rest = total.n - counted.reduce((sum, { n }) => sum + (n ?? 0), 0);
        expect(hidden.length === 0 ? rest === 0 : hidden.length >= 2 && rest >= 10).toBe(true);
      }
    }),
  );
});

it("shows no number of fewer than ten people, nor of fewer than the company's minimum", () => {
  fc.assert(
    fc.property(companies, requests, units(), (company, request, sums) => {
      const { funnel, lessons, priorities, heatMap } = overview({
        company,
        request,
        snapshot: makeSnapshot(sums),
      });
      const counts = [
        ...funnel.filter(({ step }) => step !== 'invited').map(({ now }) => now),
        ...lessons.map(({ cell }) => cell),
      ];
      const numbers = [
        ...counts.filter(({ count, share, low, high }) =>
          [count, share, low, high].some((value) => value !== null),
        ),
        ...heatMap.flatMap(({ cells, total }) => [...cells, total]).filter(({ value }) => value !== null),
        ...priorities,
      ];
      const fewest = Math.min(...numbers.map(({ n }) => n ?? 0));
      expect(fewest).toBeGreaterThanOrEqual(Math.max(10, company.minimumCell));
      const halves = counts.filter(({ band }) => band !== null);
      expect(Math.min(...halves.map(({ n }) => n ?? 0))).toBeGreaterThanOrEqual(company.minimumCell);
    }),
  );
});

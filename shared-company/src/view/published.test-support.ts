import { computeWeekBefore } from '@aura/shared-domain';
import fc from 'fast-check';
import { MEASURES, type Measure } from '../contribution/contribution-schema.ts';
import type { Company } from '../records/company.ts';
import {
  SNAPSHOT_VERSION,
  type SkillSums,
  type Snapshot,
  type TrendWeek,
  type UnitSums,
} from '../snapshot/snapshot.ts';

export const WEEK = '2026-W40';
const SIZE = 5;

/** A company with two departments, `vendas` and `obras`. */
export const makeCompany = (change: Partial<Company> = {}): Company => ({
  name: 'Exemplo',
  seats: 100,
  seatsUsed: 50,
  seatsTold: 45,
  departments: [
    { id: 'vendas', name: 'Vendas' },
    { id: 'obras', name: 'Obras' },
  ],
  managers: [],
  managerInvites: [],
  minimumCell: 5,
  minimumBreakdown: 10,
  snapshots: [WEEK],
  domains: [],
  fewestAccounts: 15,
  followUps: [],
  programmes: [],
  createdAt: new Date('2026-01-05T12:00:00Z'),
  ...change,
});

interface Sums {
  readonly measures?: Partial<Record<Measure, number>>;
  readonly skills?: Readonly<Record<string, Partial<SkillSums>>>;
  readonly lessons?: Readonly<Record<string, number>>;
}

/** A unit's published sums; what is not said is 0. */
export function makeUnit(unit: string, n: number, { measures, skills, lessons }: Sums = {}): UnitSums {
  const none = { assessed: 0, level: 0, affected: 0, missing: 0 };
  return {
    unit,
    n,
    measures: measuresOf((measure) => measures?.[measure] ?? 0),
    skills: Object.fromEntries(Object.entries(skills ?? {}).map(([id, sums]) => [id, { ...none, ...sums }])),
    lessons: { ...lessons },
  };
}

const measuresOf = (count: (measure: Measure) => number) =>
  Object.fromEntries(MEASURES.map((measure) => [measure, count(measure)])) as Record<Measure, number>;

/** The snapshot of `WEEK`, after earlier weeks at these distances. */
export function makeSnapshot(
  units: readonly UnitSums[],
  earlier: Readonly<Record<number, readonly UnitSums[]>> = {},
): Snapshot {
  const before = Object.entries(earlier).map(([weeks, past]) =>
    trendOf(computeWeekBefore(WEEK, Number(weeks)), past),
  );
  return {
    version: SNAPSHOT_VERSION,
    week: WEEK,
    takenAt: '2026-10-05T07:00:00.000Z',
    size: SIZE,
    units: [...units],
    trend: [...before.toSorted((a, b) => (a.week < b.week ? -1 : 1)), trendOf(WEEK, units)],
  };
}

const trendOf = (week: string, units: readonly UnitSums[]): TrendWeek => ({
  week,
  units: units.map(({ unit, n, measures }) => ({ unit, n, measures })),
});

/** Any multiple of the size of a group up to `most`. */
const roundedUpTo = (most: number) =>
  fc.integer({ min: 0, max: Math.floor(most / SIZE) }).map((groups) => groups * SIZE);

/** Any published sums of a unit of at most `most` people, with these skills and lessons. */
export const anyUnit = (
  unit: string,
  { most, skills, lessons }: { most: number; skills: readonly string[]; lessons: readonly string[] },
): fc.Arbitrary<UnitSums> =>
  roundedUpTo(most).chain((n) => {
    const sum = roundedUpTo(n);
    const sums = fc.record({ assessed: sum, level: sum, affected: sum, missing: sum });
    return fc.record({
      unit: fc.constant(unit),
      n: fc.constant(n),
      measures: fc
        .array(sum, { minLength: MEASURES.length, maxLength: MEASURES.length })
        .map((counts) => measuresOf((measure) => counts[MEASURES.indexOf(measure)] ?? 0)),
      skills: fc
        .array(sums, { minLength: skills.length, maxLength: skills.length })
        .map((each) => Object.fromEntries(skills.map((id, at) => [id, each[at] as SkillSums]))),
      lessons: fc
        .array(sum, { minLength: lessons.length, maxLength: lessons.length })
        .map((each) => Object.fromEntries(lessons.map((id, at) => [id, each[at] ?? 0]))),
    });
  });

import { MEASURES, type Contribution, type Measure } from '../contribution/contribution-schema.ts';
import { roundToMultiple } from './round-to-multiple.ts';
import {
  SNAPSHOT_VERSION,
  TREND_WEEKS,
  type SkillSums,
  type Snapshot,
  type TrendWeek,
  type UnitSums,
} from './snapshot.ts';

/** A unit's people in closed groups, and what those of them add who share; in any order. */
export interface UnitContributions {
  readonly unit: string;
  readonly n: number;
  /** How many of them are on the company's list still. */
  readonly listed: number;
  /** How many of them, on the list still, have an account that accepted, whether they share or not. */
  readonly accounts: number;
  readonly contributions: readonly Contribution[];
}

interface Taking {
  readonly week: string;
  readonly at: Date;
  /** People of a group. */
  readonly size: number;
  readonly units: readonly UnitContributions[];
  /** Accounts that a unit needs before its first number. */
  readonly fewestAccounts: number;
  /** Course of the weeks before. */
  readonly trend: readonly TrendWeek[];
}

/** Number of skills in a snapshot, and minimum number of people with a skill. */
const MOST_SKILLS = 24;
const FEWEST_ASSESSED = 10;

const NOTHING: SkillSums = { assessed: 0, level: 0, affected: 0, missing: 0 };

/**
 * The snapshot of a week: every sum of every unit, rounded before any other use. The contribution of a removed person
 * never changes, so only people still on the list can raise a sum. A unit with too few of them is omitted
 * ({@link mayGoOn}), because its changes would reveal those few. A published unit stays published when people leave: its
 * end would reveal that.
 */
export function takeSnapshot({ week, at, size, fewestAccounts, units, trend }: Taking): Snapshot {
  const begun = new Set(trend.findLast((entry) => entry.week < week)?.units.map(({ unit }) => unit));
  const all = units
    .filter((unit) => mayGoOn(unit, { size, fewestAccounts }))
    .filter((unit) => begun.has(unit.unit) || mayBegin(unit, { size, fewestAccounts }))
    .map((unit) => roundSums(unit, size))
    .toSorted((a, b) => (a.unit < b.unit ? -1 : 1));
  const shown = selectShownSkills(all);
  const published = all.map((unit) => ({ ...unit, skills: withOnly(unit.skills, shown) }));
  const own = { week, units: published.map(({ unit, n, measures }) => ({ unit, n, measures })) };
  const earlier = trend.filter((entry) => entry.week < week);
  return {
    version: SNAPSHOT_VERSION,
    week,
    takenAt: at.toISOString(),
    size,
    units: published,
    trend: [...earlier, own].slice(-TREND_WEEKS),
  };
}

/**
 * Whether enough people of a unit are on the list still. The minimum is that of accounts: a company that takes people off
 * until its own accounts and one person are left would read that person in every change.
 */
export const mayGoOn = (
  { listed }: Pick<UnitContributions, 'listed'>,
  { size, fewestAccounts }: { readonly size: number; readonly fewestAccounts: number },
): boolean => listed >= Math.max(size, fewestAccounts);

/**
 * Whether a unit has enough accounts for its first number, and a group's worth of people beside so many: that it begins
 * must not say that all of them have accepted.
 */
export const mayBegin = (
  { n, accounts }: Pick<UnitContributions, 'n' | 'accounts'>,
  { size, fewestAccounts }: { readonly size: number; readonly fewestAccounts: number },
): boolean => accounts >= fewestAccounts && (fewestAccounts === 0 || n >= fewestAccounts + size);

function roundSums({ unit, n, contributions }: UnitContributions, size: number): UnitSums {
  const counted = new Map<Measure, number>();
  const skills = new Map<string, SkillSums>();
  const lessons = new Map<string, number>();
  const ofSkill = (id: string): SkillSums => skills.get(id) ?? NOTHING;
  for (const { measures, levels, gaps, lessons: completed } of contributions) {
    for (const measure of measures) counted.set(measure, (counted.get(measure) ?? 0) + 1);
    for (const [id, level] of Object.entries(levels)) {
      const sums = ofSkill(id);
      skills.set(id, { ...sums, assessed: sums.assessed + 1, level: sums.level + level });
    }
    for (const [id, missing] of Object.entries(gaps)) {
      const sums = ofSkill(id);
      skills.set(id, { ...sums, affected: sums.affected + 1, missing: sums.missing + missing });
    }
    for (const id of completed) lessons.set(id, (lessons.get(id) ?? 0) + 1);
  }
  const round = (sum: number) => roundToMultiple(sum, size);
  return {
    unit,
    n,
    measures: Object.fromEntries(MEASURES.map((measure) => [measure, round(counted.get(measure) ?? 0)])),
    skills: Object.fromEntries(
      [...skills].map(([id, { assessed, level, affected, missing }]) => [
        id,
        {
          assessed: round(assessed),
          level: round(level),
          affected: round(affected),
          missing: round(missing),
        },
      ]),
    ),
    lessons: Object.fromEntries(
      [...lessons].map(([id, count]) => [id, round(count)]).filter(([, count]) => count !== 0),
    ),
  };
}

/** The skills that most people of the company were asked about, by the rounded sums. */
function selectShownSkills(units: readonly UnitSums[]): readonly string[] {
  const assessed = new Map<string, number>();
  for (const { skills } of units)
    for (const [id, sums] of Object.entries(skills))
      assessed.set(id, (assessed.get(id) ?? 0) + sums.assessed);
  const known = [...assessed].filter(([, people]) => people >= FEWEST_ASSESSED);
  const first = known.toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, MOST_SKILLS);
  return first.map(([id]) => id);
}

/** The same skills in every unit, so that their names do not reveal that a person has one. */
const withOnly = (skills: UnitSums['skills'], shown: readonly string[]): UnitSums['skills'] =>
  Object.fromEntries(shown.map((id) => [id, skills[id] ?? NOTHING]));

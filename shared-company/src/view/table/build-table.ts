import {
  type CompanyTable,
  type CompanyTableRequest,
  type LevelCell,
  type ShareCell,
  type TableRow,
  computeWeekBefore,
} from '@aura/shared-domain';
import { MEASURES } from '../../contribution/contribution-schema.ts';
import type { Company } from '../../records/company.ts';
import type { Snapshot, UnitSums } from '../../snapshot/snapshot.ts';
import { shareCell } from '../cells/share-cell.ts';
import { buildHeatMapRow } from '../heat-map/heat-map-row.ts';
import type { LessonTitle } from '../lessons/build-lesson-cells.ts';
import { listSkills } from '../skill-sums.ts';
import { computeMinimums } from '../visibility/minimums.ts';
import { countOf } from '../visibility/part.ts';
import { computeSeenInWeek, computeSeen } from '../visibility/seen.ts';
import { listPulseRows, type CountedPulse } from './pulse-rows.ts';
import { type VisibleWeek, computeVisibleWeek } from '../visibility/visible-week.ts';

/** Input of a table. */
export interface TableParts {
  readonly company: Company;
  /** The newest; null before the first one. */
  readonly snapshot: Snapshot | null;
  readonly request: CompanyTableRequest;
  readonly skillLabel: (skillId: string) => string;
  readonly lessons: readonly Pick<LessonTitle, 'id' | 'title'>[];
  /** Those that were counted. */
  readonly pulses: readonly CountedPulse[];
  /** What the statements of a pulse are about, by id. */
  readonly factors: Readonly<Record<string, string>>;
}

/**
 * The published numbers as one table, a number a row, under the same two fences as the overview: computed from rounded
 * sums of closed groups alone, and shown where the overview of that week shows them. Which rows there are depends on no
 * number.
 */
export function buildTable({
  company,
  snapshot,
  request,
  skillLabel,
  lessons,
  pulses,
  factors,
}: TableParts): CompanyTable {
  const now = computeVisibleWeek(company, snapshot?.units ?? []);
  const units = [null, ...now.units.map(({ id }) => id)];
  const skills = listSkills(snapshot?.units ?? []);
  return {
    week: snapshot?.week ?? null,
    rows:
      snapshot === null
        ? []
        : [
            ...measureRows(company, snapshot, units, computeWeekBefore(snapshot.week, request.weeks - 1)),
            ...listLessonRows(company, snapshot.week, now, units, lessons),
            ...listSkillRows(company, snapshot.week, now, units, skills),
            ...pulses
              .flatMap(listPulseRows)
              .filter(({ week }) => week >= computeWeekBefore(snapshot.week, request.weeks - 1)),
          ],
    names: {
      units: Object.fromEntries(now.units.map(({ id, name }) => [id, name])),
      skills: Object.fromEntries(skills.map((id) => [id, skillLabel(id)])),
      lessons: Object.fromEntries(lessons.map(({ id, title }) => [id, title])),
      pulse: { ...factors },
    },
  };
}

type Units = readonly (string | null)[];

function measureRows(company: Company, snapshot: Snapshot, units: Units, first: string): TableRow[] {
  const minimums = computeMinimums(company);
  const weeks = snapshot.trend.map(({ week }) => week).filter((week) => week >= first);
  return weeks.flatMap((week) =>
    units.flatMap((unit) => {
      const seen = computeSeenInWeek({ company, snapshot }, unit, week);
      return MEASURES.map((id) => {
        const cell = shareCell(seen, (part) => countOf([part], id), minimums);
        return { week, unit, kind: 'measure' as const, id, ...toPeopleColumns(cell) };
      });
    }),
  );
}

function listLessonRows(
  company: Company,
  week: string,
  now: VisibleWeek<UnitSums>,
  units: Units,
  lessons: TableParts['lessons'],
): TableRow[] {
  const minimums = computeMinimums(company);
  return units.flatMap((unit) =>
    lessons.map(({ id }) => {
      const cell = shareCell(computeSeen(now, unit), (part) => part.lessons[id] ?? 0, minimums);
      return { week, unit, kind: 'lesson' as const, id, ...toPeopleColumns(cell) };
    }),
  );
}

function listSkillRows(
  company: Company,
  week: string,
  now: VisibleWeek<UnitSums>,
  units: Units,
  skills: readonly string[],
): TableRow[] {
  return skills.flatMap((id) => {
    const { cells, total } = buildHeatMapRow(now, id, computeMinimums(company));
    // The company is first among the units.
    const all = [total, ...cells];
    return units.flatMap((unit, at) => {
      const cell = all[at];
      return cell ? [{ week, unit, kind: 'skill' as const, id, ...toLevelColumns(cell) }] : [];
    });
  });
}

const toPeopleColumns = ({ state, n, count, share, low, high }: ShareCell) => ({
  state,
  n,
  count,
  value: share,
  low,
  high,
});

const toLevelColumns = ({ state, n, value }: LevelCell) => ({
  state,
  n,
  value,
  count: null,
  low: null,
  high: null,
});

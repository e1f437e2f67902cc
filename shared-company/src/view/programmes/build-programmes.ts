import { OTHER_UNIT, readAlertKey, type Programme, type RunningProgramme } from '@aura/shared-domain';
import type { Company, StoredProgramme } from '../../records/company.ts';
import type { Snapshot } from '../../snapshot/snapshot.ts';
import { shareCell } from '../cells/share-cell.ts';
import type { LessonTitle } from '../lessons/build-lesson-cells.ts';
import { computeMinimums } from '../visibility/minimums.ts';
import { computeSeen } from '../visibility/seen.ts';
import { computeVisibleWeek } from '../visibility/visible-week.ts';

/**
 * The programmes of a company, newest first, with how many of each group have completed each lesson: the very numbers
 * of the lessons of that group, and none that the overview does not have.
 */
export function buildProgrammes(
  company: Company,
  snapshot: Snapshot | null,
  lessons: readonly Pick<LessonTitle, 'id' | 'title'>[],
  skillLabel: (skillId: string) => string,
): Programme[] {
  const week = computeVisibleWeek(company, snapshot?.units ?? []);
  const minimums = computeMinimums(company);
  const cellOf = (unit: string | null, lesson: string) =>
    shareCell(
      snapshot === null ? 'no_data' : computeSeen(week, unit),
      (part) => part.lessons[lesson] ?? 0,
      minimums,
    );
  return company.programmes.toReversed().map((programme) => {
    const { id, title, units, lessons: assigned, dueOn, owner, alert, createdAt, endedAt } = programme;
    const named = listUnits(company, units);
    return {
      id,
      title,
      dueOn,
      owner,
      alert: alert === null ? null : { key: alert, skill: findSkillName(alert, skillLabel) },
      units: named,
      lessons: assigned.map((lessonId) => ({
        id: lessonId,
        title: lessons.find((lesson) => lesson.id === lessonId)?.title ?? lessonId,
      })),
      createdAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      completion: named.map((unit) => assigned.map((lesson) => cellOf(unit.id, lesson))),
    };
  });
}

/** The name of the skill that an alert is about; null for an alert about something else. */
function findSkillName(key: string, skillLabel: (skillId: string) => string): string | null {
  const { kind, subject } = readAlertKey(key);
  return kind === 'common_gap' && subject ? skillLabel(subject) : null;
}

/** The programmes that have not ended, newest first. */
export const listRunningProgrammes = ({ programmes }: Pick<Company, 'programmes'>): RunningProgramme[] =>
  programmes
    .filter(({ endedAt }) => endedAt === null)
    .map(({ id, title, units, lessons, alert, createdAt }) => ({
      id,
      title,
      units,
      lessons,
      alert,
      createdAt: createdAt.toISOString(),
    }))
    .toReversed();

const listUnits = (
  { departments }: Pick<Company, 'departments'>,
  units: StoredProgramme['units'],
): Programme['units'] =>
  units.length === 0
    ? [{ id: null, name: 'Empresa toda' }]
    : units.map((id) => ({
        id,
        name: departments.find((department) => department.id === id)?.name ?? OTHER_UNIT,
      }));

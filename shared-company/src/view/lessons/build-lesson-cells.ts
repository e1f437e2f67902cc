import type { CompanyOverview } from '@aura/shared-domain';
import type { UnitSums } from '../../snapshot/snapshot.ts';
import { shareCell } from '../cells/share-cell.ts';
import type { Minimums } from '../visibility/minimums.ts';
import type { Seen } from '../visibility/seen.ts';

/** The listed fields of a lesson. */
export interface LessonTitle {
  readonly id: string;
  readonly title: string;
  /** Ids of the skills that it helps with. */
  readonly skills: readonly string[];
}

/** Completions of each lesson of the catalogue, in its order, including those without any. */
export const buildLessonCells = (
  seen: Seen<UnitSums>,
  lessons: readonly LessonTitle[],
  minimums: Minimums,
): CompanyOverview['lessons'] =>
  lessons.map(({ id, title, skills }) => ({
    lessonId: id,
    title,
    skills: [...skills],
    cell: shareCell(seen, (part) => part.lessons[id] ?? 0, minimums),
  }));

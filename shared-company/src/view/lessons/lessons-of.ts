import type { CompanyOverview } from '@aura/shared-domain';
import type { UnitSums } from '../../snapshot/snapshot.ts';
import { shareCell } from '../cells/share-cell.ts';
import type { Minimums } from '../visibility/minimums.ts';
import type { Seen } from '../visibility/seen.ts';

/** A lesson, as far as it is listed. */
export interface LessonTitle {
  readonly id: string;
  readonly title: string;
  /** Ids of the skills that it helps with. */
  readonly skills: readonly string[];
}

/** How many have completed each lesson of the catalogue, in its order, also those that nobody has. */
export const lessonsOf = (
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

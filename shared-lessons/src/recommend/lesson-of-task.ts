import { findGapSkill, type PlanTask } from '@aura/shared-domain';
import type { LessonSummary } from '../lesson.ts';
import { listLessonsFor } from './lessons-by-gap.ts';

/** The lesson that is most about the gap of a task; null if no lesson is about it, or if the task has no gap. */
export function findLessonOfTask({ gapId }: Pick<PlanTask, 'gapId'>): LessonSummary | null {
  const skillId = findGapSkill(gapId);
  return skillId === null ? null : (listLessonsFor({ skillId })[0] ?? null);
}

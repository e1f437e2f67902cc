import { DAY_MS } from '@aura/shared-domain';
import type { Gap, LessonProgress, PlanTask } from '@aura/shared-domain';
import type { LessonSummary } from '../lesson.ts';
import { LESSON_SUMMARIES } from '../library/summaries.ts';
import { listReasons } from './reasons.ts';

export interface Recommendation {
  readonly lesson: LessonSummary;
  /** The gap or the task that speaks most for it, in words. */
  readonly why: string;
}

export interface RecommendationInput {
  readonly gaps: readonly Gap[];
  readonly plan: readonly PlanTask[];
  readonly progress: readonly LessonProgress[];
  readonly now: Date;
}

/** What a lesson loses on the day on which it is completed: more than gaps and tasks bring together. */
const COMPLETED = 5;
/** Days until it has all of it back. */
const FORGOTTEN_AFTER = 90;

/**
 * The lessons that something speaks for, the best first: the sum of the priorities of the gaps that a lesson helps
 * with, plus the task that it goes with, less what it loses where it was completed lately. Lessons of equal worth
 * keep the order of the library.
 */
export function recommendLessons({ gaps, plan, progress, now }: RecommendationInput): Recommendation[] {
  return LESSON_SUMMARIES.flatMap((lesson) => {
    const reasons = listReasons(lesson, gaps, plan).toSorted((a, b) => b.weight - a.weight);
    const sum = reasons.reduce((total, { weight }) => total + weight, 0);
    const score = sum - computePenalty(lesson, progress, now);
    const [best] = reasons;
    return best && score > 0 ? { lesson, why: best.why, score } : [];
  })
    .toSorted((a, b) => b.score - a.score)
    .map(({ lesson, why }) => ({ lesson, why }));
}

function computePenalty({ id }: LessonSummary, progress: readonly LessonProgress[], now: Date): number {
  const completedAt = progress.find(({ lessonId }) => lessonId === id)?.completedAt;
  if (!completedAt) return 0;
  const days = (now.getTime() - completedAt.getTime()) / DAY_MS;
  return COMPLETED * Math.max(0, 1 - days / FORGOTTEN_AFTER);
}

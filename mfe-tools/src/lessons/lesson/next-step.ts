import { type Gap, makeTaskInPlanPath, type PlanTask } from '@aura/shared-domain';
import {
  findLessonOfTask,
  LESSON_SUMMARIES,
  type LessonSummary,
  recommendLessons,
  type RecommendationInput,
} from '@aura/shared-lessons';
import { buildLessonPath } from '../paths.ts';

/** The one thing to do after a lesson. */
export interface NextStep {
  readonly to: string;
  /** Label of the call. */
  readonly call: string;
  /** What it leads to; empty if the call says it all. */
  readonly what: string;
}

const TO_PANEL: NextStep = { to: '/perfil', call: 'Ir ao Meu Painel', what: '' };

/** The open task that the lesson is for: the one in hand, else the first of the plan. */
function findTaskOf(id: string, plan: readonly PlanTask[], inHand: PlanTask | null): PlanTask | null {
  const open = plan.filter(({ completed }) => !completed);
  return (
    open.find((task) => task.id === inHand?.id) ??
    open.find((task) => findLessonOfTask(task)?.id === id) ??
    null
  );
}

/** Whether a lesson is on a gap that the lesson just read is on. */
function isOfSameGap(id: string, gaps: readonly Gap[]): (lesson: LessonSummary) => boolean {
  const read: LessonSummary | undefined = LESSON_SUMMARIES.find((lesson) => lesson.id === id);
  const skills = read?.skills ?? [];
  const shared = gaps.map(({ skillId }) => skillId).filter((skill) => skills.includes(skill));
  return (lesson) => shared.some((skill) => lesson.skills.includes(skill));
}

/** Lessons to read after one: those on the same gap, then what else fits the person, then what was never read. */
export function listNextLessons(id: string, input: RecommendationInput): LessonSummary[] {
  const fitting = recommendLessons(input).map(({ lesson }) => lesson);
  const read = new Set(input.progress.map(({ lessonId }) => lessonId));
  const unread = LESSON_SUMMARIES.filter((lesson) => !read.has(lesson.id));
  const all = [...fitting.filter(isOfSameGap(id, input.gaps)), ...fitting, ...unread];
  return [...new Map(all.map((lesson) => [lesson.id, lesson])).values()].filter((lesson) => lesson.id !== id);
}

/** After a lesson: back to the task that it is for, else on to the next lesson, else to the panel. */
export function chooseNextStep(id: string, input: RecommendationInput, inHand: PlanTask | null): NextStep {
  const task = findTaskOf(id, input.plan, inHand);
  if (task) return { to: makeTaskInPlanPath(task.id), call: 'Voltar à tarefa', what: task.title };
  const [next] = listNextLessons(id, input);
  return next ? { to: buildLessonPath(next.id), call: 'Próxima lição', what: next.title } : TO_PANEL;
}

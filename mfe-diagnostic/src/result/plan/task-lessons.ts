import { ok, type PlanTask, type Result } from '@aura/shared-domain';

/** A lesson on the gap of a task. */
export interface TaskLesson {
  readonly title: string;
  readonly path: string;
}

export const LESSONS_PATH = '/micro-learnings';

type FindLesson = (task: PlanTask) => TaskLesson | null;

/** Loads the list of lessons. Without it the plan names none: it is whole without them. */
export async function loadFindLesson(): Promise<Result<FindLesson, never>> {
  // Named: the whole of the package holds the texts of all lessons, which a plan does not show.
  const lessons = await import(
    /* webpackChunkName: "task-lessons" */ /* webpackExports: ["findLessonOfTask"] */ '@aura/shared-lessons'
  ).catch(() => null);
  return ok((task) => {
    const lesson = lessons?.findLessonOfTask(task);
    return lesson ? { title: lesson.title, path: `${LESSONS_PATH}/${lesson.id}` } : null;
  });
}

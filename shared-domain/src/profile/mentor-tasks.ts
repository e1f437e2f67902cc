import type { PlanTask } from '../diagnosis/result.ts';
import { set, type ProfileChange } from './change.ts';
import type { Profile } from './profile-schema.ts';

/** How the ids of tasks begin that came out of a conversation; those of a diagnosis are bare hashes. */
export const MENTOR_TASK_PREFIX = 'mentor_';

/** Tasks of a plan in which the security rules still find the one that was ticked. */
export const MAX_PLAN_TASKS = 64;

const isOfMentor = ({ id }: PlanTask): boolean => id.startsWith(MENTOR_TASK_PREFIX);

/** The tasks out of conversations that are still to be done. */
export const openMentorTasks = ({ careerPlan }: Pick<Profile, 'careerPlan'>): PlanTask[] =>
  careerPlan.filter((task) => isOfMentor(task) && !task.completed);

/**
 * Appends a task from a conversation; an existing one changes nothing. If the plan gets too long, the oldest completed
 * tasks of this kind are removed; if that is not enough, nothing is added. Server only.
 */
export function addPlanTask({ careerPlan }: Profile, task: PlanTask): ProfileChange | null {
  if (careerPlan.some(({ id }) => id === task.id)) return null;
  const excess = Math.max(0, careerPlan.length + 1 - MAX_PLAN_TASKS);
  const dropped = careerPlan.filter((known) => isOfMentor(known) && known.completed).slice(0, excess);
  if (dropped.length < excess) return null;
  return { careerPlan: set([...careerPlan.filter((known) => !dropped.includes(known)), task]) };
}

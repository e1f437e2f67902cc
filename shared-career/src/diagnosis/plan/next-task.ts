import {
  chooseTaskPlace,
  computeLeft,
  computeToolUsage,
  findNextTask,
  findToolAt,
  restartInWords,
  TOOL_NAMES,
  type PlanTask,
  type Profile,
  type Tool,
} from '@aura/shared-domain';
import { findLineTask } from './line-task.ts';

/** A task that waits, and the tool whose month holds it up. */
export interface HeldTask {
  readonly task: PlanTask;
  readonly tool: Tool;
}

/** What a plan goes on with. */
export interface NextTask {
  /** The first task that can be done now; null where there is none. */
  readonly task: PlanTask | null;
  /** The first task of all, where it has to wait; null otherwise. */
  readonly held: HeldTask | null;
}

/** The tool at an address where nothing is left of its uses of the month; null otherwise. */
export function findSpentTool(path: string | null, profile: Profile, now: Date): Tool | null {
  const tool = findToolAt(path?.split(/[?#]/u)[0] ?? '');
  return tool && computeLeft(computeToolUsage(profile, tool, now)) === 0 ? tool : null;
}

/** The tool whose month holds a task up; null for a task that can be done now. To write a line counts as no use. */
const findSpentOf = (task: PlanTask, profile: Profile, now: Date) =>
  findLineTask(task) === null ? findSpentTool(chooseTaskPlace(task), profile, now) : null;

/** The task to go on with: what is done in a tool without uses left gives way to what can be done now. */
export function chooseNextTask(plan: readonly PlanTask[], profile: Profile, now: Date): NextTask {
  const first = findNextTask(plan);
  const tool = first && findSpentOf(first, profile, now);
  return {
    task: findNextTask(plan.filter((one) => findSpentOf(one, profile, now) === null)),
    held: first && tool ? { task: first, tool } : null,
  };
}

/** "A ferramenta Mentor de carreira volta em 1º de abril, e “Conversar” espera por ela." */
export const describeHeld = ({ task, tool }: HeldTask, now: Date): string =>
  `A ferramenta ${TOOL_NAMES[tool]} volta em ${restartInWords(now)}, e “${task.title}” espera por ela.`;

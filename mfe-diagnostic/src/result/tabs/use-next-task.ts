import { chooseNextTask, describeHeld } from '@aura/shared-career/next-task';
import { findNextTask, type PlanTask } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { useState } from 'react';
import { findToolLink, type ToolLink } from '../plan/tool-link.ts';

/** The task that the result goes on with. */
export interface ShownTask {
  readonly task: PlanTask;
  /** Where it is done; null where it has no tool, or only one without uses left. */
  readonly tool: ToolLink | null;
  /** Which task would come first, and when its tool is back; null where none waits. */
  readonly waits: string | null;
}

/** The task to go on with, by the rule of the panel; null once all is done. */
export function useNextTask(tasks: readonly PlanTask[]): ShownTask | null {
  const session = useSession();
  const [now] = useState(() => new Date());
  const { task, held } =
    session.status === 'signedIn'
      ? chooseNextTask(tasks, session.profile, now)
      : { task: findNextTask(tasks), held: null };
  const waits = held && describeHeld(held, now);
  if (task) return { task, tool: findToolLink(task), waits };
  return held && { task: held.task, tool: null, waits };
}

import { findLineTask } from '@aura/shared-career/line-task';
import type { Profile, ResumeStructure } from '@aura/shared-domain';
import type { AskedByProfile } from '../analysis/engine-thread.ts';
import { askThread } from '../analysis/thread.ts';

/** Compares a CV with the text of the profile's, and gives the ids of the tasks whose result it shows. */
type ShownTasksEngine = (resume: ResumeStructure, asked: AskedByProfile) => Promise<ReadonlySet<string>>;

const NONE: ReadonlySet<string> = new Set();

/**
 * Finds the tasks of a profile's plan whose result a CV shows. Each state of the profile is compared once, in the
 * thread, however often a write is tried; none without an open task.
 * @param now the day up to which jobs and courses go on
 */
export function createTaskFinder(
  resume: ResumeStructure,
  now: Date,
  engine: ShownTasksEngine = (...args) => askThread('shownTasks', ...args),
): (profile: Pick<Profile, 'careerPlan' | 'resumeText'>) => Promise<ReadonlySet<string>> {
  const known = new Map<string, Promise<ReadonlySet<string>>>();
  return async ({ careerPlan, resumeText: profileText }) => {
    const open = careerPlan.filter(({ completed }) => !completed);
    if (open.length === 0) return NONE;
    const skillIds = [
      ...new Set(
        open.flatMap((task) => {
          const asked = findLineTask(task);
          return asked?.kind === 'skill' ? [asked.skillId] : [];
        }),
      ),
    ];
    const key = [...skillIds, profileText].join('\n');
    const shown = known.get(key) ?? engine(resume, { profileText, skillIds, now });
    known.set(key, shown);
    return shown;
  };
}

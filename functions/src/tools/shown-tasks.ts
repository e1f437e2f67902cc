import type { Profile, ResumeStructure } from '@aura/shared-domain';
import { askThread } from '../analysis/thread.ts';

/** Compares a CV with the text of the profile's, and gives the ids of the tasks whose result it shows. */
type ShownTasksEngine = (resume: ResumeStructure, profileText: string) => Promise<ReadonlySet<string>>;

const NONE: ReadonlySet<string> = new Set();

/**
 * Finds the tasks of a profile's plan whose result a CV shows. Each CV of the profile is compared once, in the thread,
 * however often a write is tried; none without an open task.
 */
export function createTaskFinder(
  resume: ResumeStructure,
  engine: ShownTasksEngine = (...args) => askThread('shownTasks', ...args),
): (profile: Pick<Profile, 'careerPlan' | 'resumeText'>) => Promise<ReadonlySet<string>> {
  const known = new Map<string, Promise<ReadonlySet<string>>>();
  return async ({ careerPlan, resumeText }) => {
    if (careerPlan.every(({ completed }) => completed)) return NONE;
    const shown = known.get(resumeText) ?? engine(resume, resumeText);
    known.set(resumeText, shown);
    return shown;
  };
}

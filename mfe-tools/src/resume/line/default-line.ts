import type * as LineHelp from '@aura/shared-career/line-help';
import type { LineTask } from '@aura/shared-career/line-task';
import type { JobOfResume } from './list-jobs.ts';

interface BegunLine {
  readonly job: string;
  /** Index of the line in its job. */
  readonly line: string;
  readonly text: string;
}

/** The line of a CV that a task would improve: it shows the skill without a figure, or lacks one. Null without any. */
export function findDefaultLine(
  asked: LineTask,
  jobs: readonly JobOfResume[],
  { judgeLine, hasMetric }: Pick<typeof LineHelp, 'judgeLine' | 'hasMetric'>,
): BegunLine | null {
  const fits = (text: string): boolean =>
    !hasMetric(text) &&
    (asked.kind === 'results' || (asked.kind === 'skill' && judgeLine(text, asked.skillId).showsSkill));
  for (const { value, items } of jobs) {
    const at = items.findIndex(fits);
    const text = items[at];
    if (text !== undefined) return { job: value, line: String(at), text };
  }
  return null;
}

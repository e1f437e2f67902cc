import { findGapSkill, type PlanTask } from '@aura/shared-domain';
import { computeTaskId } from './task-id.ts';

/** What a task asks a person to write into the CV. */
export type LineTask =
  /** A line of a job that shows a skill with a figure. */
  | { readonly kind: 'skill'; readonly skillId: string }
  /** The line of a licence, a registration or a diploma. */
  | { readonly kind: 'paper'; readonly skillId: string }
  /** A figure in lines that have none. */
  | { readonly kind: 'results' }
  | { readonly kind: 'summary' }
  /** The first paragraph about any work. */
  | { readonly kind: 'firstText' };

const GENERAL: ReadonlyMap<string, LineTask> = new Map([
  [computeTaskId(null, 'results'), { kind: 'results' }],
  [computeTaskId(null, 'summary'), { kind: 'summary' }],
  [computeTaskId(null, 'first-text'), { kind: 'firstText' }],
]);

/** What a task of the plan asks to be written; null if it asks for other work. Needs no catalogue. */
export function findLineTask({ id, gapId }: Pick<PlanTask, 'id' | 'gapId'>): LineTask | null {
  const skillId = findGapSkill(gapId);
  if (skillId === null) return GENERAL.get(id) ?? null;
  const isWriting = ['show', 'publish'].some((action) => computeTaskId(gapId, action) === id);
  if (isWriting) return { kind: 'skill', skillId };
  return computeTaskId(gapId, 'requirements') === id ? { kind: 'paper', skillId } : null;
}

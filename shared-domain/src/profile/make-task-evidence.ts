import type { PlanTask } from '../diagnosis/result.ts';
import { EVIDENCE_LIMITS, type TaskEvidence } from '../diagnosis/told-evidence.ts';

/** A proof of a task of the plan, in words and with an address, or an empty one. */
export const makeTaskEvidence = (
  { id, title, gapId }: Pick<PlanTask, 'id' | 'title' | 'gapId'>,
  text: string,
  link = '',
): TaskEvidence => ({
  task: id,
  title: title.slice(0, EVIDENCE_LIMITS.title),
  gapId,
  text: text.trim(),
  link: link.trim(),
});

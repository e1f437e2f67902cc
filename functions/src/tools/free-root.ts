import { isWithinRepeatWindow, type ListedRun } from './run-list.ts';
import { isSameWork } from './is-same-work.ts';
import type { AnalysisCore, DocumentTool, StoredRun } from './tool.ts';

/** Revisions of one charged run that cost nothing. */
export const MAX_FREE_REVISIONS = 20;

/** A run that pays for another one. */
export interface FreeRoot {
  readonly rootId: string;
  /** Whether this use of it counts as a revision. */
  readonly counts: boolean;
  readonly revisions: number;
}

/**
 * The run that makes a new one free, or null if it is charged. Identical input is free within a day of its last run. A
 * revision is free within a day of the charged run at its root, for the same work, up to twenty times. Times count
 * from the root, so no chain of revisions lasts longer than its day. A run that would replace its own deleted root is
 * charged: otherwise day and count would restart.
 */
export async function findFreeRoot<Input, Analysis extends AnalysisCore>(
  tool: Pick<DocumentTool<Input, Analysis>, 'subjectOf'>,
  runs: readonly ListedRun[],
  next: {
    readonly requestId: string;
    readonly input: Input;
    readonly identity: AnalysisCore;
    readonly revisionOf: string | null;
    readonly now: Date;
  },
  readRun: (id: string) => Promise<StoredRun<Input, Analysis> | null>,
): Promise<FreeRoot | null> {
  const repeated = runs.findLast(
    ({ analysis, createdAt, rootId }) =>
      analysis?.inputHash === next.identity.inputHash &&
      rootId !== next.requestId &&
      isWithinRepeatWindow(createdAt, next.now),
  );
  if (repeated) return { rootId: repeated.rootId, counts: false, revisions: 0 };

  const rootId = runs.find(({ id }) => id === next.revisionOf)?.rootId;
  const listed = runs.find(({ id }) => id === rootId);
  if (!listed || !isWithinRepeatWindow(listed.createdAt, next.now)) return null;
  const root = await readRun(listed.id);
  if (!root || root.revisions >= MAX_FREE_REVISIONS) return null;
  const work = { subject: tool.subjectOf(root.input), text: root.analysis.text };
  const isSame = isSameWork(work, { subject: tool.subjectOf(next.input), text: next.identity.text });
  return isSame ? { rootId: listed.id, counts: true, revisions: root.revisions } : null;
}

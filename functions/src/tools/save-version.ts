import { ok, type ResumeVersionRequest, type ResumeVersionResponse } from '@aura/shared-domain';
import type { PersonCall } from '../http/person-endpoint.ts';
import { closeTasks } from '../profile/task-closings.ts';
import { listRuns, selectRunsToDrop } from './run-list.ts';
import type { ToolDeps } from './run-tool.ts';

/**
 * POST /tools/resume/versions: stores a CV that the person has edited and ticks the tasks of the plan that it shows, in
 * one write. Nothing is analysed, so nothing is counted. A repeated id changes nothing.
 */
export function saveVersion({
  db,
  spend,
  turns,
  now: clock,
}: Pick<ToolDeps, 'db' | 'spend' | 'turns' | 'now'>): PersonCall<
  ResumeVersionRequest,
  ResumeVersionResponse
> {
  return (uid, { requestId, basedOn, input, changes }) =>
    turns(uid, () => {
      const runs = db.doc(`users/${uid}`).collection('resumeRuns');
      return spend(uid, {
        async read() {
          const [stored, listed] = await Promise.all([runs.doc(requestId).get(), listRuns(runs)]);
          return { isStored: stored.exists, listed };
        },
        settle(profile, { isStored, listed }) {
          const answer = { runId: requestId };
          if (isStored) return ok({ answer, change: {}, write: null });
          const now = clock();
          const tasks = closeTasks(profile, { kind: 'resume', resume: input.resume }, now);
          const rootId = listed.find(({ id }) => id === basedOn)?.rootId ?? requestId;
          return ok({
            answer,
            change: tasks.change,
            write(batch, person) {
              batch.create(runs.doc(requestId), {
                createdAt: now,
                charged: false,
                rootId,
                newBadges: [],
                writer: null,
                revisions: 0,
                input,
                analysis: null,
                changes,
              });
              for (const id of selectRunsToDrop(listed, rootId, now)) batch.delete(runs.doc(id));
              tasks.record(batch, person);
            },
          });
        },
      });
    });
}

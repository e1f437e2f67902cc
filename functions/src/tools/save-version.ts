import { err, ok, type ResumeVersionRequest, type ResumeVersionResponse } from '@aura/shared-domain';
import type { PersonCall } from '../http/person-endpoint.ts';
import { isLongResume, LONG_RESUME } from '../profile/long-resume.ts';
import { closeTasks } from '../profile/task-closings.ts';
import { listRuns, selectRunsToDrop } from './run-list.ts';
import type { ToolDeps } from './run-tool.ts';
import { createTaskFinder } from './shown-tasks.ts';

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
    turns(uid, async () => {
      if (isLongResume(input.resume)) return err(LONG_RESUME);
      const findTasks = createTaskFinder(input.resume, clock());
      const runs = db.doc(`users/${uid}`).collection('resumeRuns');
      return spend(uid, {
        async read(profile) {
          const [stored, listed] = await Promise.all([runs.doc(requestId).get(), listRuns(runs)]);
          return stored.exists ? null : { listed, shown: await findTasks(profile) };
        },
        settle(profile, found) {
          const answer = { runId: requestId };
          if (!found) return ok({ answer, change: {}, write: null });
          const { listed, shown } = found;
          const now = clock();
          const tasks = closeTasks(profile, { kind: 'resume', shown }, now);
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

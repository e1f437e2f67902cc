import type { Transaction } from 'firebase-admin/firestore';
import {
  applyChange,
  err,
  isSimulationComplete,
  ok,
  type InterviewReport,
  type Result,
} from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import type { PersonCall } from '../http/person-endpoint.ts';
import { grantBadge } from '../profile/badge-grants.ts';
import { combineChanges } from '../profile/combine-changes.ts';
import { closeTasks, NO_TASKS } from '../profile/task-closings.ts';
import { toFirestore } from '../profile/to-firestore.ts';
import { TRANSACTION_OPTIONS } from '../usage/person-queue.ts';
import { INTERVIEW_FAILURES } from '../generated/failures.ts';
import type { InterviewDeps } from './start-interview.ts';
import { readBoth } from './store-answer.ts';
import { toInterview } from './stored-interview.ts';

interface Finished {
  readonly report: InterviewReport;
  readonly newBadges: string[];
}

/**
 * POST /interview/{id}/finish: creates the report, and grants the badge if the simulation is complete. A finished simulation and its report never change.
 */
export function finishInterview(deps: InterviewDeps): PersonCall<{ readonly id: string }, Finished> {
  return (uid, { id }) => {
    const now = deps.now();
    return deps.queue(uid, () =>
      deps.db.runTransaction((tx) => finish(deps, tx, { uid, id, now }), TRANSACTION_OPTIONS),
    );
  };
}

async function finish(
  { db, interviewEngine }: InterviewDeps,
  tx: Transaction,
  { uid, id, now }: { readonly uid: string; readonly id: string; readonly now: Date },
): Promise<Result<Finished, Failure>> {
  const person = db.doc(`users/${uid}`);
  const document = person.collection('interviews').doc(id);
  const [current, stored] = await tx.getAll(person, document);
  const known = readBoth(current?.data(), stored?.data());
  if (!known.ok) return known;
  const { profile, interview } = known.value;
  const { finishedAt, report, newBadges, answers } = interview;
  if (finishedAt && report) return ok({ report, newBadges });
  if (answers.length === 0) return err(INTERVIEW_FAILURES.nothingAnswered);

  const isComplete = isSimulationComplete(answers.length);
  const tasks = isComplete
    ? closeTasks(profile, { kind: 'interview', role: interview.setup.role }, now)
    : NO_TASKS;
  const ticked = applyChange(profile, tasks.change);
  const badge = grantBadge(ticked, isComplete ? 'voz_de_dono' : null, now);
  const change = combineChanges(tasks.change, badge.change);
  if (Object.keys(change).length > 0) tx.update(person, toFirestore(change));
  tasks.record(tx, person);
  badge.record(tx, person);
  const finished: Finished = {
    report: interviewEngine.report(toInterview(interview)),
    newBadges: badge.newBadges,
  };
  tx.update(document, { finishedAt: now, ...finished });
  return ok(finished);
}

import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  computeDay,
  err,
  ok,
  SavedJobSchema,
  TRACKER_LIMITS,
  SENT_STAGES,
  type RequestOf,
  type ResponseOf,
  type SavedJob,
  type SavedJobChange,
  savedJobChangeEndpoint,
} from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import type { PersonCall } from '../../http/person-endpoint.ts';
import { parseProfile, withDates } from '../../profile/parse-profile.ts';
import { closeTasks, NO_TASKS, type TaskClosing } from '../../profile/task-closings.ts';
import { toFirestore } from '../../profile/to-firestore.ts';
import { TRANSACTION_OPTIONS } from '../../usage/person-queue.ts';
import type { SavedJobsDeps } from './save-jobs.ts';

const NOT_THERE: Failure = {
  code: 'not_found',
  message:
    'Esta vaga não está mais entre as que você acompanha. Recarregue a página para ver a lista de agora.',
};

/** POST /jobs/saved/change: the stage, the notes, the next step or the details of a saved job. Sent applications complete their task. */
export function changeSavedJob(
  deps: SavedJobsDeps,
): PersonCall<RequestOf<typeof savedJobChangeEndpoint>, ResponseOf<typeof savedJobChangeEndpoint>> {
  const { db, queue } = deps;
  return (uid, { id, change }) => {
    const now = deps.now();
    const person = db.doc(`users/${uid}`);
    const document = person.collection('savedJobs').doc(id);
    return queue(uid, () =>
      db.runTransaction(async (tx) => {
        const stored = await tx.get(document);
        if (!stored.exists) return err(NOT_THERE);
        const job = v.safeParse(StoredSchema, withDates(stored.data()));
        if (!job.success) return err({ code: 'conflict' });
        const tasks = isFirstSending(job.output, change)
          ? await closeTasksOfSending(tx, person, now)
          : NO_TASKS;
        tx.update(document, computeFields(job.output, change, now));
        if (Object.keys(tasks.change).length > 0) tx.update(person, toFirestore(tasks.change));
        tasks.record(tx, person);
        return ok({ changed: true });
      }, TRANSACTION_OPTIONS),
    );
  };
}

const isFirstSending = (
  { stage, history }: v.InferOutput<typeof StoredSchema>,
  change: SavedJobChange,
): boolean =>
  change.stage !== undefined &&
  SENT_STAGES.includes(change.stage) &&
  ![stage, ...history.map((entered) => entered.stage)].some((known) => SENT_STAGES.includes(known));

/** The tasks that one more application completes. */
async function closeTasksOfSending(
  tx: Transaction,
  person: DocumentReference,
  now: Date,
): Promise<TaskClosing> {
  const [stored, sent] = await Promise.all([
    tx.get(person),
    tx.get(person.collection('savedJobs').where('stage', 'in', SENT_STAGES).count()),
  ]);
  const profile = parseProfile(stored.data());
  if (!profile.ok) return NO_TASKS;
  return closeTasks(profile.value, { kind: 'applications', total: sent.data().count + 1 }, now);
}

const StoredSchema = v.pick(SavedJobSchema, ['stage', 'history', 'vacancy']);

/**
 * The written fields of a change: a job enters a stage on the day of the change, and its history keeps the latest
 * ones.
 */
function computeFields(
  { stage, history, vacancy }: v.InferOutput<typeof StoredSchema>,
  { details, ...change }: SavedJobChange,
  now: Date,
): Omit<SavedJobChange, 'details'> & Partial<Pick<SavedJob, 'vacancy' | 'history' | 'updatedAt'>> {
  const entered = change.stage !== undefined && change.stage !== stage ? change.stage : null;
  return {
    ...change,
    ...(details && { vacancy: { ...vacancy, ...details } }),
    ...(entered && {
      history: [...history, { stage: entered, on: computeDay(now) }].slice(-TRACKER_LIMITS.history),
    }),
    updatedAt: now,
  };
}

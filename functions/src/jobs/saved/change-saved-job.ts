import * as v from 'valibot';
import {
  computeDay,
  err,
  ok,
  SavedJobSchema,
  TRACKER_LIMITS,
  type RequestOf,
  type ResponseOf,
  type SavedJob,
  type SavedJobChange,
  savedJobChangeEndpoint,
} from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import type { PersonCall } from '../../http/person-endpoint.ts';
import { withDates } from '../../profile/parse-profile.ts';
import { TRANSACTION_OPTIONS } from '../../usage/person-queue.ts';
import type { SavedJobsDeps } from './save-jobs.ts';

const NOT_THERE: Failure = {
  code: 'not_found',
  message:
    'Esta vaga não está mais entre as que você acompanha. Recarregue a página para ver a lista de agora.',
};

/** POST /jobs/saved/change: the stage, the notes, the next step or the details of a saved job. */
export function changeSavedJob(
  deps: SavedJobsDeps,
): PersonCall<RequestOf<typeof savedJobChangeEndpoint>, ResponseOf<typeof savedJobChangeEndpoint>> {
  const { db, queue } = deps;
  return (uid, { id, change }) => {
    const now = deps.now();
    const document = db.doc(`users/${uid}/savedJobs/${id}`);
    return queue(uid, () =>
      db.runTransaction(async (tx) => {
        const stored = await tx.get(document);
        if (!stored.exists) return err(NOT_THERE);
        const job = v.safeParse(StoredSchema, withDates(stored.data()));
        if (!job.success) return err({ code: 'conflict' });
        tx.update(document, computeFields(job.output, change, now));
        return ok({ changed: true });
      }, TRANSACTION_OPTIONS),
    );
  };
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

import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  computeDay,
  err,
  ok,
  TRACKER_LIMITS,
  type Result,
  type RequestOf,
  type ResponseOf,
  type SavedJob,
  type SaveJobsRequest,
  jobsSaveEndpoint,
} from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import type { PersonCall } from '../../http/person-endpoint.ts';
import { parseProfile } from '../../profile/parse-profile.ts';
import { closeTasks } from '../../profile/task-closings.ts';
import { toFirestore } from '../../profile/to-firestore.ts';
import { PROFILE_FAILURES } from '../../profile/profile-failures.ts';
import { TRANSACTION_OPTIONS, type PersonQueue } from '../../usage/person-queue.ts';

export interface SavedJobsDeps {
  readonly db: Firestore;
  readonly queue: PersonQueue;
  readonly now: () => Date;
}

const FULL: Failure = {
  code: 'conflict',
  message: `Você já acompanha muitas vagas: cabem ${TRACKER_LIMITS.jobs}. Exclua as que não interessam mais e tente de novo.`,
};

type Saved = ResponseOf<typeof jobsSaveEndpoint>;

/** POST /jobs/saved: stores copies of ads, all of them or none. Already saved ones stay as the person left them. */
export function saveJobs(deps: SavedJobsDeps): PersonCall<RequestOf<typeof jobsSaveEndpoint>, Saved> {
  return (uid, { jobs }) => {
    const now = deps.now();
    return deps.queue(uid, () =>
      deps.db.runTransaction((tx) => save(deps.db, tx, { uid, jobs, now }), TRANSACTION_OPTIONS),
    );
  };
}

interface Saving extends SaveJobsRequest {
  readonly uid: string;
  readonly now: Date;
}

async function save(
  db: Firestore,
  tx: Transaction,
  { uid, jobs, now }: Saving,
): Promise<Result<Saved, Failure>> {
  const person = db.doc(`users/${uid}`);
  const collection = person.collection('savedJobs');
  const wanted = new Map(jobs.map((job) => [job.vacancy.id, job]));
  const [profile, ...stored] = await tx.getAll(person, ...[...wanted.keys()].map((id) => collection.doc(id)));
  // Nothing may be added below an account that was erased in the meantime.
  if (!profile?.exists) return err(PROFILE_FAILURES.missing);
  const kept = stored.filter(({ exists }) => exists).map(({ id }) => id);
  for (const id of kept) wanted.delete(id);
  const total = (await tx.get(collection.count())).data().count;
  if (wanted.size > 0 && total + wanted.size > TRACKER_LIMITS.jobs) return err(FULL);
  for (const [id, { vacancy, fit }] of wanted) {
    const job: SavedJob = {
      vacancy,
      stage: 'saved',
      fit,
      notes: '',
      nextStep: null,
      history: [{ stage: 'saved', on: computeDay(now) }],
      savedAt: now,
      updatedAt: now,
    };
    tx.create(collection.doc(id), job);
  }
  const known = parseProfile(profile.data());
  if (known.ok && wanted.size > 0) {
    const tasks = closeTasks(known.value, { kind: 'savedJobs', total: total + wanted.size }, now);
    if (Object.keys(tasks.change).length > 0) tx.update(person, toFirestore(tasks.change));
    tasks.record(tx, person);
  }
  return ok({ saved: [...wanted.keys()], kept });
}

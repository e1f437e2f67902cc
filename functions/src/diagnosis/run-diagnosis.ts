import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  diagnosisOf,
  addNotifications,
  applyChange,
  completeDiagnosis,
  entriesAdded,
  err,
  ok,
  storeDiagnosis,
  type DiagnosisAnswers,
  type DiagnosisRequest,
  type DiagnosisResponse,
  type DiagnosisResult,
  type DiagnosisVariant,
  type Profile,
  type ProfileChange,
  type Result,
  type ToldSince,
} from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import type { PersonCall } from '../http/person-endpoint.ts';
import { recordBadges } from '../profile/badge-grants.ts';
import { combineChanges } from '../profile/combine-changes.ts';
import { completedTasks } from '../profile/ledger.ts';
import { parseProfile } from '../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../profile/profile-failures.ts';
import { toFirestore } from '../profile/to-firestore.ts';
import { chargeUse, REPEAT_WINDOW_MS } from '../usage/charge.ts';
import { TRANSACTION_OPTIONS, type PersonQueue } from '../usage/person-queue.ts';
import { diagnosisNews } from './news.ts';
import { toldSince } from './told-since.ts';
import { ranSince, storedResponse, type DiagnosisRecord } from './record.ts';

/** Computes a diagnosis: pure, the same answers and time give the same result. */
export type DiagnosisEngine = (
  answers: DiagnosisAnswers,
  options: { readonly variant: DiagnosisVariant; readonly now: Date; readonly told: ToldSince },
) => DiagnosisResult;

export interface DiagnosisDeps {
  readonly db: Firestore;
  readonly engine: DiagnosisEngine;
  readonly queue: PersonQueue;
  readonly now: () => Date;
  /** Name of the model that may read a CV a second time; null where there is none. */
  readonly writer: string | null;
}

/**
 * POST /diagnosis: computes a diagnosis, then stores it, counts it and grants the first badge in one
 * transaction. The request id makes it idempotent: a repeated id gives the stored answer and changes nothing.
 * A run that fails changes nothing either.
 */
export function runDiagnosis(deps: DiagnosisDeps): PersonCall<DiagnosisRequest, DiagnosisResponse> {
  return async (uid, request) => {
    const now = deps.now();
    const { requestId, variant, answers } = request;
    const told = await toldSince(deps.db, uid);
    const result = deps.engine(answers, { variant, now, told });
    const run = { uid, requestId, variant, answers, result, now, writer: deps.writer };
    return deps.queue(uid, () =>
      deps.db.runTransaction((tx) => commit(deps.db, tx, run), TRANSACTION_OPTIONS),
    );
  };
}

interface Run {
  readonly uid: string;
  readonly requestId: string;
  readonly variant: DiagnosisVariant;
  readonly answers: DiagnosisAnswers;
  readonly result: DiagnosisResult;
  readonly now: Date;
  readonly writer: string | null;
}

async function commit(db: Firestore, tx: Transaction, run: Run): Promise<Result<DiagnosisResponse, Failure>> {
  const person = db.doc(`users/${run.uid}`);
  const record = db.doc(`users/${run.uid}/diagnoses/${run.requestId}`);
  const [stored, current] = await tx.getAll(record, person);
  if (stored?.exists) {
    const response = storedResponse(run.requestId, stored.data());
    return response ? ok(response) : err({ code: 'conflict' });
  }
  const profile = parseProfile(current?.data());
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
  const usage = await charge(db, tx, profile.value, run);
  if (!usage.ok) return usage;
  const taskIds = run.result.plan.map(({ id }) => id);
  const done = await completedTasks(tx, person, profile.value, taskIds);

  const completion = combineChanges(
    usage.value,
    storeDiagnosis(profile.value, run.result, done),
    completeDiagnosis(profile.value, run.now),
  );
  const after = applyChange(profile.value, completion);
  const newBadges = after.badges.slice(profile.value.badges.length);
  const news = addNotifications(profile.value, diagnosisNews({ ...run, newBadges }));
  const response = {
    diagnosisId: run.requestId,
    result: diagnosisOf(after) ?? run.result,
    newBadges: newBadges.map((badge) => badge.id),
  };
  tx.update(person, toFirestore(combineChanges(completion, entriesAdded(newBadges.length), news)));
  tx.create(record, {
    result: response.result,
    variant: run.variant,
    // The CV stands in the profile; whoever measures again begins with the rest.
    answers: { ...run.answers, resume: null },
    writer: run.writer,
    inputHash: run.result.inputHash,
    newBadges: response.newBadges,
    createdAt: run.now,
  } satisfies DiagnosisRecord);
  recordBadges(tx, person, { before: profile.value, badges: newBadges, now: run.now });
  return ok(response);
}

/** The quick variant is limited by the plan; the full one is always open. */
async function charge(
  db: Firestore,
  tx: Transaction,
  profile: Profile,
  { uid, variant, result, now }: Run,
): Promise<Result<ProfileChange, Failure>> {
  if (variant === 'full') return ok({});
  const since = new Date(now.getTime() - REPEAT_WINDOW_MS);
  const isRepeat = await ranSince(db, tx, { uid, variant, inputHash: result.inputHash, since });
  return chargeUse(profile, 'diagnosticQuick', { isRepeat, now });
}

import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { hashOfDiagnosis } from '@aura/shared-career';
import {
  readDiagnosis,
  addNotifications,
  applyChange,
  completeDiagnosis,
  countNewEntries,
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
  formatCount,
  type HeldBadge,
  type Notification,
} from '@aura/shared-domain';
import { createTransactionReader, createReader, type Reader } from '../firebase/reader.ts';
import type { Failure } from '../http/failure.ts';
import type { PersonCall } from '../http/person-endpoint.ts';
import { recordBadges, buildBadgeNews } from '../profile/badge-grants.ts';
import { combineChanges } from '../profile/combine-changes.ts';
import { findCompletedTasks, listTasksEverDone } from '../profile/ledger.ts';
import { isLongResume, LONG_RESUME } from '../profile/long-resume.ts';
import { parseProfile } from '../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../profile/profile-failures.ts';
import { toFirestore } from '../profile/to-firestore.ts';
import { chargeUse, REPEAT_WINDOW_MS } from '../usage/charge.ts';
import type { FairTurns } from '../usage/fair-turns.ts';
import { TRANSACTION_OPTIONS, type PersonQueue } from '../usage/person-queue.ts';
import { readToldSince } from './read-told-since.ts';
import { hasRunSince, readStoredResponse, type DiagnosisRecord } from './record.ts';

interface Finished {
  readonly requestId: string;
  /** The plan as it is stored, with the open tasks out of conversations. */
  readonly plan: Profile['careerPlan'];
  readonly newBadges: readonly HeldBadge[];
  readonly now: Date;
}

/** The notifications about a stored diagnosis. */
function buildDiagnosisNews({ requestId, plan, newBadges, now }: Finished): readonly Notification[] {
  return [
    {
      id: `diagnostico_${requestId}`,
      text: `Seu diagnóstico está pronto, com ${formatCount(plan.length, 'tarefa', 'tarefas')} para os próximos 90 dias.`,
      link: '/diagnostico/resultado',
      read: false,
      timestamp: now.toISOString(),
    },
    ...buildBadgeNews(newBadges, now),
  ];
}

/** Computes a diagnosis, here or in a thread: pure, the same answers and time give the same result. */
export type DiagnosisEngine = (
  answers: DiagnosisAnswers,
  options: { readonly variant: DiagnosisVariant; readonly now: Date; readonly told: ToldSince },
) => DiagnosisResult | Promise<DiagnosisResult>;

/** Diagnoses that are kept of a person; the oldest give way. */
export const STORED_DIAGNOSES = 50;

export interface DiagnosisDeps {
  readonly db: Firestore;
  readonly engine: DiagnosisEngine;
  readonly queue: PersonQueue;
  readonly turns: FairTurns;
  readonly now: () => Date;
  /** Name of the model that may read a CV a second time; null without one. */
  readonly writer: string | null;
}

/**
 * POST /diagnosis: looks at what the person may have left, computes a diagnosis, then stores it, counts it and grants
 * the first badge in one transaction, which looks again. Nothing is computed that would be refused, or was answered
 * before. The request id makes it idempotent: a repeated id gives the stored answer and changes nothing. A run that
 * fails changes nothing either.
 */
export function runDiagnosis(deps: DiagnosisDeps): PersonCall<DiagnosisRequest, DiagnosisResponse> {
  return (uid, request) => deps.turns(uid, () => runInTurn(deps, uid, request));
}

async function runInTurn(
  { db, engine, queue, now: clock, writer }: DiagnosisDeps,
  uid: string,
  { requestId, variant, answers }: DiagnosisRequest,
): Promise<Result<DiagnosisResponse, Failure>> {
  if (answers.resume && isLongResume(answers.resume)) return err(LONG_RESUME);
  const now = clock();
  const told = await readToldSince(db, uid, now);
  const inputHash = hashOfDiagnosis(answers, { variant, told });
  const asked = { person: db.doc(`users/${uid}`), requestId, variant, answers, inputHash, now };
  const standing = await judgeStanding(createReader(db), asked);
  if (!standing.ok) return standing;
  if ('earlier' in standing.value) return ok(standing.value.earlier);
  const run = { ...asked, result: await engine(answers, { variant, now, told }), writer };
  return queue(uid, () => db.runTransaction((tx) => commit(tx, run), TRANSACTION_OPTIONS));
}

interface AskedRun {
  readonly person: DocumentReference;
  readonly requestId: string;
  readonly variant: DiagnosisVariant;
  readonly answers: DiagnosisAnswers;
  readonly inputHash: string;
  readonly now: Date;
}

interface Run extends AskedRun {
  readonly result: DiagnosisResult;
  readonly writer: string | null;
}

/** Decision about a diagnosis: an earlier response, or its cost. */
type Standing =
  | { readonly earlier: DiagnosisResponse }
  | { readonly profile: Profile; readonly usage: ProfileChange };

/** Decides about a diagnosis from the person's stored data; or returns the reason for a refusal. */
async function judgeStanding(reader: Reader, asked: AskedRun): Promise<Result<Standing, Failure>> {
  const { person, requestId } = asked;
  const [stored, current] = await reader.getAll(person.collection('diagnoses').doc(requestId), person);
  if (stored?.exists) {
    const response = readStoredResponse(requestId, stored.data());
    return response ? ok({ earlier: response }) : err({ code: 'conflict' });
  }
  const profile = parseProfile(current?.data());
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
  const usage = await charge(reader, profile.value, asked);
  return usage.ok ? ok({ profile: profile.value, usage: usage.value }) : usage;
}

async function commit(tx: Transaction, run: Run): Promise<Result<DiagnosisResponse, Failure>> {
  const { person } = run;
  const standing = await judgeStanding(createTransactionReader(tx), run);
  if (!standing.ok) return standing;
  if ('earlier' in standing.value) return ok(standing.value.earlier);
  const { profile, usage } = standing.value;
  const diagnoses = person.collection('diagnoses');
  const older = await tx.get(
    diagnoses
      .orderBy('createdAt', 'desc')
      .offset(STORED_DIAGNOSES - 1)
      .limit(PER_RUN)
      .select(),
  );
  const taskIds = run.result.plan.map(({ id }) => id);
  const done = await findCompletedTasks(tx, person, profile, taskIds);
  const ever = await listTasksEverDone(tx, person, profile);

  const completion = combineChanges(
    usage,
    storeDiagnosis(profile, run.result, done, ever),
    completeDiagnosis(profile, run.now),
  );
  const after = applyChange(profile, completion);
  const newBadges = after.badges.slice(profile.badges.length);
  const news = addNotifications(profile, buildDiagnosisNews({ ...run, plan: after.careerPlan, newBadges }));
  const response = {
    diagnosisId: run.requestId,
    result: readDiagnosis(after) ?? run.result,
    newBadges: newBadges.map((badge) => badge.id),
  };
  tx.update(person, toFirestore(combineChanges(completion, countNewEntries(newBadges.length), news)));
  for (const { ref } of older.docs) tx.delete(ref);
  tx.create(diagnoses.doc(run.requestId), {
    result: response.result,
    variant: run.variant,
    // The CV is in the profile; a repeated diagnosis starts from the other answers.
    answers: { ...run.answers, resume: null },
    writer: run.writer,
    inputHash: run.inputHash,
    newBadges: response.newBadges,
    createdAt: run.now,
  } satisfies DiagnosisRecord);
  recordBadges(tx, person, { before: profile, badges: newBadges, now: run.now });
  return ok(response);
}

/** Older diagnoses that give way to one: more than one only where more were kept before there was a limit. */
const PER_RUN = 20;

/** The quick variant is limited by the plan; the full one is always open. */
async function charge(
  reader: Reader,
  profile: Profile,
  { person, variant, inputHash, now }: AskedRun,
): Promise<Result<ProfileChange, Failure>> {
  if (variant === 'full') return ok({});
  const since = new Date(now.getTime() - REPEAT_WINDOW_MS);
  const isRepeat = await hasRunSince(reader, person, { variant, inputHash, since });
  return chargeUse(profile, 'diagnosticQuick', { isRepeat, now });
}

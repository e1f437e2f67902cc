import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  listAdRequirementsAsked,
  listGoalSkillsAsked,
  prepareSecondReader,
  type AskedItem,
} from '@aura/shared-career';
import { parseCanonical } from '@aura/shared-career/render';
import {
  readDiagnosis,
  DiagnosisAnswersSchema,
  err,
  ok,
  SecondReadingSchema,
  type KeptReason,
  type Profile,
  type Result,
  type SecondReadingAnswer,
  type SecondReadingRequest,
  type SecondReadingResponse,
  type StoredSecondReading,
} from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import type { PersonCall } from '../http/person-endpoint.ts';
import type { TakeTurn } from '../http/token-buckets.ts';
import { askModel } from '../model/ask-model.ts';
import type { CallsOf } from '../model/model-calls.ts';
import type { ReportLine } from '../parts/define-part.ts';
import { parseProfile } from '../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../profile/profile-failures.ts';
import { TRANSACTION_OPTIONS, type PersonQueue } from '../usage/person-queue.ts';

/** A person waits for it, and half of it is of no use. */
const BOUNDS = { firstMs: 15_000, totalMs: 30_000, maxBytes: 64 * 1024, tokens: 4_000 } as const;

/** One log line about a second reading: it has no field for the content. */
interface SecondReadingReport extends ReportLine {
  readonly message: 'second reading';
  readonly of: SecondReadingRequest['of'];
  readonly reason: KeptReason | null;
  readonly tokens: number;
  readonly agreed: number;
  readonly questions: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly durationMs: number;
}

export interface SecondReadingDeps {
  readonly db: Firestore;
  readonly now: () => Date;
  readonly queue: PersonQueue;
  /** Null if no model is configured: then only the rules read. */
  readonly callsOf: CallsOf | null;
  readonly takeReadingToken: TakeTurn;
  readonly report: (line: SecondReadingReport) => void;
}

/** POST /diagnosis/second-reading: lets a model read the CV once more; after our checks, only questions remain. */
export function readSecondTime(
  deps: SecondReadingDeps,
): PersonCall<SecondReadingRequest, SecondReadingResponse> {
  const { db, callsOf } = deps;
  return async (uid, request) => {
    const started = deps.now();
    if (!callsOf) return ok({ reading: null, reason: 'unavailable' });
    const wait = await deps.takeReadingToken(uid, started.getTime());
    if (wait > 0) return err({ code: 'rate_limited', retryAfterSeconds: wait });
    const profile = parseProfile((await db.doc(`users/${uid}`).get()).data());
    if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
    const resume = parseCanonical(profile.value.resumeText);
    if (!resume) return err({ code: 'not_found' });
    const asked = await readAsked(db, { uid, request, profile: profile.value, now: started });
    if (!asked.ok) return asked;

    const ad = request.of === 'ad' ? request.ad : '';
    const reader = prepareSecondReader({
      resume,
      asked: asked.value,
      ad,
      accountName: profile.value.name,
      now: started,
    });
    const calls = callsOf(uid);
    const answer = await askModel(calls, reader.prompt, BOUNDS);
    const read = answer.text === null ? null : reader.check(answer.text);
    const reason = read ? null : (answer.reason ?? 'invalid');
    deps.report({
      message: 'second reading',
      severity: read ? 'INFO' : 'WARNING',
      of: request.of,
      reason,
      tokens: answer.tokens,
      agreed: read?.agreed.length ?? 0,
      questions: read?.questions.length ?? 0,
      refused: read?.refused ?? {},
      durationMs: deps.now().getTime() - started.getTime(),
    });
    if (!read) return ok({ reading: null, reason });
    const reading: StoredSecondReading = {
      model: calls.model.name,
      at: started.toISOString(),
      agreed: read.agreed.length,
      questions: read.questions.map((question) => ({ ...question, answer: null })),
      highlights: [...read.highlights],
    };
    if (request.of === 'ad') return ok({ reading, reason: null });
    const kept = await deps.queue(uid, () => keep(db, uid, request.diagnosisId, reading));
    return ok({ reading: kept, reason: null });
  };
}

interface Asking {
  readonly uid: string;
  readonly request: SecondReadingRequest;
  readonly profile: Profile;
  readonly now: Date;
}

/** The requirements to read for: the goal of the diagnosis, if it belongs to the CV in the profile, or the ad. */
async function readAsked(
  db: Firestore,
  { uid, request, profile, now }: Asking,
): Promise<Result<readonly AskedItem[], Failure>> {
  const resume = parseCanonical(profile.resumeText);
  if (!resume) return err({ code: 'not_found' });
  if (request.of === 'ad') return ok(listAdRequirementsAsked(request.ad, resume, now));
  const stored = (await db.doc(`users/${uid}/diagnoses/${request.diagnosisId}`).get()).data();
  if (!stored) return err({ code: 'not_found' });
  const answers = v.safeParse(DiagnosisAnswersSchema, stored['answers']);
  const isLatest = readDiagnosis(profile)?.generatedAt === stored['result']?.generatedAt;
  if (!answers.success || !isLatest) return err({ code: 'conflict' });
  return ok(listGoalSkillsAsked({ ...answers.output, resume }, now));
}

/** Keeps a reading with its diagnosis; questions that were answered before keep their answers. */
const keep = (
  db: Firestore,
  uid: string,
  id: string,
  reading: StoredSecondReading,
): Promise<StoredSecondReading> =>
  db.runTransaction(async (tx) => {
    const document = db.doc(`users/${uid}/diagnoses/${id}`);
    const before = v.safeParse(SecondReadingSchema, (await tx.get(document)).get('secondReading'));
    const answered = new Map(before.success ? before.output.questions.map((one) => [one.id, one]) : []);
    const merged = {
      ...reading,
      questions: reading.questions.map((one) => ({ ...one, answer: answered.get(one.id)?.answer ?? null })),
    };
    tx.update(document, { secondReading: merged });
    return merged;
  }, TRANSACTION_OPTIONS);

/** POST /diagnosis/second-reading/answer: keeps a yes or a no. */
export function answerSecondReading({
  db,
  queue,
}: Pick<SecondReadingDeps, 'db' | 'queue'>): PersonCall<SecondReadingAnswer, StoredSecondReading> {
  return (uid, { diagnosisId, questionId, answer }) =>
    queue(uid, () =>
      db.runTransaction(async (tx): Promise<Result<StoredSecondReading, Failure>> => {
        const document = db.doc(`users/${uid}/diagnoses/${diagnosisId}`);
        const stored = v.safeParse(SecondReadingSchema, (await tx.get(document)).get('secondReading'));
        if (!stored.success || !stored.output.questions.some(({ id }) => id === questionId))
          return err({ code: 'not_found' });
        const questions = stored.output.questions.map((one) =>
          one.id === questionId ? { ...one, answer } : one,
        );
        const reading = { ...stored.output, questions };
        tx.update(document, { secondReading: reading });
        return ok(reading);
      }, TRANSACTION_OPTIONS),
    );
}

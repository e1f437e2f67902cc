import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  err,
  mayUse,
  ok,
  type Interview,
  type Result,
  type StartInterviewRequest,
} from '@aura/shared-domain';
import { parseCanonical } from '@aura/shared-career/render';
import type { Failure } from '../http/failure.ts';
import type { PersonCall } from '../http/person-endpoint.ts';
import { parseProfile } from '../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../profile/profile-failures.ts';
import { REPEAT_WINDOW_MS } from '../usage/charge.ts';
import { TRANSACTION_OPTIONS, type PersonQueue } from '../usage/person-queue.ts';
import type { InterviewEngine } from './engine.ts';
import { INTERVIEW_FAILURES } from '../generated/failures.ts';
import { listAskedQuestions, selectInterviewsToDrop, listInterviews } from './interview-list.ts';
import { readTrackedJob } from './read-tracked-job.ts';
import { toInterview, parseInterview, type StoredInterview } from './stored-interview.ts';

export interface InterviewDeps {
  readonly db: Firestore;
  readonly queue: PersonQueue;
  readonly now: () => Date;
  readonly interviewEngine: InterviewEngine;
  /** Name of the model that can rewrite texts; null without one. */
  readonly writer: string | null;
}

interface Started {
  readonly id: string;
  readonly interview: Interview;
}

/**
 * POST /interview: chooses the questions of a simulation and stores it. Nothing is counted yet, but it is refused if
 * the month has no room for one more. A repeated id returns the stored simulation.
 */
export function startInterview(deps: InterviewDeps): PersonCall<StartInterviewRequest, Started> {
  return (uid, request) => {
    const now = deps.now();
    return deps.queue(uid, () =>
      deps.db.runTransaction((tx) => start(deps, tx, { ...request, uid, now }), TRANSACTION_OPTIONS),
    );
  };
}

interface Start extends StartInterviewRequest {
  readonly uid: string;
  readonly now: Date;
}

async function start(
  deps: InterviewDeps,
  tx: Transaction,
  { uid, requestId, repeatOf, setup, now }: Start,
): Promise<Result<Started, Failure>> {
  const person = deps.db.doc(`users/${uid}`);
  const interviews = person.collection('interviews');
  const wanted = [requestId, ...(repeatOf === null ? [] : [repeatOf])].map((id) => interviews.doc(id));
  const [current, stored, repeated] = await tx.getAll(person, ...wanted);
  if (stored?.exists) {
    const earlier = parseInterview(stored.data());
    return earlier ? ok(buildAnswer(requestId, earlier)) : err({ code: 'conflict' });
  }
  const profile = parseProfile(current?.data());
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
  const source = parseInterview(repeated?.data());
  if (repeatOf !== null && !source) return err(INTERVIEW_FAILURES.sourceGone);
  const paidAt = source && findPaidTime(source, now);
  if (!paidAt && !mayUse(profile.value, 'interviewSimulator', now)) return err({ code: 'limit_reached' });

  const job = source ? ok(source.job) : await readTrackedJob(tx, person, setup.savedJobId);
  if (!job.ok) return job;
  const listed = await listInterviews(tx, interviews);
  const dropped = selectInterviewsToDrop(listed, repeatOf, now);
  if (!dropped.ok) return dropped;
  const choose = () =>
    deps.interviewEngine.choose({
      setup,
      seed: requestId,
      asked: listAskedQuestions(listed),
      jobTitle: job.value?.title ?? null,
      resume: parseCanonical(profile.value.resumeText),
      requirements: job.value?.requirements ?? [],
    });
  const interview: StoredInterview = {
    createdAt: now,
    // The same questions belong to the same role, kind and level; how they are answered may change.
    setup: source ? { ...source.setup, mode: setup.mode } : setup,
    job: job.value,
    questions: source?.questions ?? [...choose()],
    repeatOf,
    chargedAt: null,
    answers: [],
    finishedAt: null,
    report: null,
    writer: deps.writer,
    told: [],
    paidAt,
    chargedBy: null,
    newBadges: [],
  };
  tx.create(interviews.doc(requestId), interview);
  for (const id of dropped.value) tx.delete(interviews.doc(id));
  return ok(buildAnswer(requestId, interview));
}

/**
 * Time of the counted use that covers a repetition; null if the repetition itself counts. Each repetition passes the
 * time on, so that no chain of them outlasts the day.
 */
function findPaidTime({ chargedAt, paidAt }: StoredInterview, now: Date): Date | null {
  const at = chargedAt ?? paidAt;
  return at && at.getTime() > now.getTime() - REPEAT_WINDOW_MS ? at : null;
}

const buildAnswer = (id: string, stored: StoredInterview): Started => ({
  id,
  interview: toInterview(stored),
});

import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  err,
  joinGradedText,
  ok,
  type AnswerAnalysis,
  type AnswerInterviewRequest,
  type GradedAnswer,
  type Profile,
  type Result,
  type UngradedReason,
} from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import { parseProfile } from '../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../profile/profile-failures.ts';
import { toFirestore } from '../profile/to-firestore.ts';
import { chargeUse } from '../usage/charge.ts';
import { draftAnswer, findGradedAttempt, withAnswer, type DraftAnswer } from './draft-answer.ts';
import { INTERVIEW_FAILURES } from '../generated/failures.ts';
import {
  getGradedAnswer,
  parseInterview,
  type StoredAttempt,
  type StoredInterview,
} from './stored-interview.ts';

/** The result of a call. */
export type Answered =
  | {
      readonly graded: true;
      readonly answer: GradedAnswer;
      readonly charged: boolean;
      readonly newBadges: [];
    }
  | { readonly graded: false; readonly reason: UngradedReason; readonly message: string };

/** A document of the database holds 1 MiB; the rest is left to the report and to the names of fields. */
const MAX_INTERVIEW_BYTES = 850_000;

interface Grading {
  readonly uid: string;
  readonly request: AnswerInterviewRequest;
  readonly draft: DraftAnswer;
  readonly analysis: AnswerAnalysis;
  readonly now: Date;
}

/**
 * Stores an analysed answer and, with the first one, counts the simulation. `changed` if the analysed answer is no
 * longer the current one.
 */
export async function storeAnswer(
  db: Firestore,
  tx: Transaction,
  { uid, request, draft, analysis, now }: Grading,
): Promise<Result<Answered, Failure> | 'changed'> {
  const person = db.doc(`users/${uid}`);
  const document = person.collection('interviews').doc(request.id);
  const [current, stored] = await tx.getAll(person, document);
  const known = readBoth(current?.data(), stored?.data());
  if (!known.ok) return known;
  const { interview, profile } = known.value;
  const earlier = findGradedAttempt(interview, request.requestId);
  if (earlier) return ok(buildAnswer(interview, earlier, request));
  const latest = draftAnswer(interview, request);
  if (!latest.ok) return latest;
  if (joinGradedText(latest.value) !== joinGradedText(draft)) return 'changed';

  const isPaid = interview.chargedAt !== null || interview.paidAt !== null;
  const usage = chargeUse(profile, 'interviewSimulator', { isRepeat: isPaid, now });
  if (!usage.ok) return usage;
  const graded = { requestId: request.requestId, analysis, gradedAt: now };
  const { attempt, ...change } = withAnswer(interview, latest.value, graded);
  const count = isPaid ? {} : { chargedAt: now, chargedBy: request.requestId };
  const next: StoredInterview = { ...interview, ...change, ...count };
  if (Buffer.byteLength(JSON.stringify(next)) > MAX_INTERVIEW_BYTES) return err(INTERVIEW_FAILURES.full);
  if (!isPaid) tx.update(person, toFirestore(usage.value));
  tx.update(document, { ...change, ...count });
  return ok(buildAnswer(next, attempt, request));
}

/** The profile and the simulation out of their documents' data. */
export function readBoth(
  current: unknown,
  stored: unknown,
): Result<{ readonly profile: Profile; readonly interview: StoredInterview }, Failure> {
  const profile = parseProfile(current);
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
  const interview = parseInterview(stored);
  return interview ? ok({ profile: profile.value, interview }) : err(INTERVIEW_FAILURES.notThere);
}

/** The response about a stored answer. */
export const buildAnswer = (
  { chargedBy }: StoredInterview,
  attempt: StoredAttempt,
  { requestId }: AnswerInterviewRequest,
): Answered => ({
  graded: true,
  answer: getGradedAnswer(attempt),
  charged: chargedBy === requestId,
  newBadges: [],
});

import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  computeUsagePeriod,
  err,
  ok,
  type RequestOf,
  type ResponseOf,
  type Result,
  mentorReturnEndpoint,
  revokeUsage,
} from '@aura/shared-domain';
import { MENTOR_FAILURES } from '../generated/failures.ts';
import type { Failure } from '../http/failure.ts';
import type { PersonCall } from '../http/person-endpoint.ts';
import { parseProfile } from '../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../profile/profile-failures.ts';
import { toFirestore } from '../profile/to-firestore.ts';
import { TRANSACTION_OPTIONS, type PersonQueue } from '../usage/person-queue.ts';
import { type Answered, parseAnswered, parseMessage } from './ask/stored-message.ts';
import { locateMentor } from './mentor-documents.ts';

export interface ReturnDeps {
  readonly db: Firestore;
  readonly queue: PersonQueue;
  readonly now: () => Date;
}

type Returned = ResponseOf<typeof mentorReturnEndpoint>;

/**
 * POST /mentor/returns: gives a message back whose answer missed the question. Only one that was counted in this month, and
 * one a month: the month stands in the document of the counts, which no browser writes.
 */
export function giveBackMessage({
  db,
  queue,
  now,
}: ReturnDeps): PersonCall<RequestOf<typeof mentorReturnEndpoint>, Returned> {
  return (uid, { messageId }) =>
    queue(uid, () =>
      db.runTransaction((tx) => giveBack(db, tx, { uid, messageId, now: now() }), TRANSACTION_OPTIONS),
    );
}

async function giveBack(
  db: Firestore,
  tx: Transaction,
  { uid, messageId, now }: { readonly uid: string; readonly messageId: string; readonly now: Date },
): Promise<Result<Returned, Failure>> {
  const { person, messages, answered } = locateMentor(db, uid);
  const document = messages.doc(messageId);
  const [current, stored, state] = await tx.getAll(person, document, answered);
  const profile = parseProfile(current?.data());
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
  const message = parseMessage(stored?.data());
  if (!message) return err(MENTOR_FAILURES.notThere);
  if (message.returned === true) return ok({ returned: true });
  const month = computeUsagePeriod(now);
  const isOfMonth = message.charged === true && computeUsagePeriod(message.createdAt) === month;
  const change = isOfMonth ? revokeUsage(profile.value, 'mentorAI', now) : null;
  if (!change) return err(MENTOR_FAILURES.notCounted);
  const before = parseAnswered(state?.data());
  if (before.returnedIn === month) return err(MENTOR_FAILURES.returnedBefore);
  tx.update(person, toFirestore(change));
  tx.update(document, { returned: true });
  // What is given back takes the place of the free reply: together they would be two messages for one.
  const freeReplyTo = before.freeReplyTo === messageId ? null : before.freeReplyTo;
  const after: Pick<Answered, 'freeReplyTo' | 'returnedIn'> = { freeReplyTo, returnedIn: month };
  tx.set(answered, after, { merge: true });
  return ok({ returned: true });
}

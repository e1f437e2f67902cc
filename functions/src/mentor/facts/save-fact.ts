import type { CollectionReference, Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  DAY_MS,
  err,
  MENTOR_LIMITS,
  MentorFactSchema,
  ok,
  type MentorFact,
  type RequestOf,
  type ResponseOf,
  type Result,
  type SaveFactRequest,
  mentorFactSaveEndpoint,
} from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import type { PersonCall } from '../../http/person-endpoint.ts';
import { withDates } from '../../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../../profile/profile-failures.ts';
import { TRANSACTION_OPTIONS, type PersonQueue } from '../../usage/person-queue.ts';
import type { MentorEngine } from '../engine.ts';
import { MENTOR_FAILURES } from '../../generated/failures.ts';
import { locateMentor } from '../mentor-documents.ts';
import { findRefusal } from './refusal.ts';

export interface FactDeps {
  readonly db: Firestore;
  readonly queue: PersonQueue;
  readonly now: () => Date;
  readonly mentorEngine: Pick<MentorEngine, 'checkSafety' | 'sensitiveIn'>;
}

/** POST /mentor/facts: keeps something to remember, or changes it; nothing sensitive is ever kept. */
export function saveFact(
  deps: FactDeps,
): PersonCall<RequestOf<typeof mentorFactSaveEndpoint>, ResponseOf<typeof mentorFactSaveEndpoint>> {
  return async (uid, request) => {
    const message = findRefusal(request.text, deps.mentorEngine);
    if (message !== null) return err({ code: 'invalid_request', message });
    const now = deps.now();
    return deps.queue(uid, () =>
      deps.db.runTransaction((tx) => save(deps.db, tx, { ...request, uid, now }), TRANSACTION_OPTIONS),
    );
  };
}

interface Saving extends SaveFactRequest {
  readonly uid: string;
  readonly now: Date;
}

async function save(
  db: Firestore,
  tx: Transaction,
  { uid, id, text, origin, keepDays, now }: Saving,
): Promise<Result<ResponseOf<typeof mentorFactSaveEndpoint>, Failure>> {
  const { person, facts } = locateMentor(db, uid);
  const document = facts.doc(id);
  const [profile, stored] = await tx.getAll(person, document);
  // Nothing may be added below an account that was erased in the meantime.
  if (!profile?.exists) return err(PROFILE_FAILURES.missing);
  const expiresAt = keepDays === null ? null : new Date(now.getTime() + keepDays * DAY_MS);
  const former = v.safeParse(MentorFactSchema, withDates(stored?.data()));
  if (former.success) {
    tx.update(document, { text, origin, expiresAt });
    return ok({ saved: true });
  }
  const { kept, expired } = await readKeptFacts(tx, facts, now);
  if (!stored?.exists && kept >= MENTOR_LIMITS.facts) return err(MENTOR_FAILURES.factsFull);
  const fact: MentorFact = { text, origin, createdAt: now, usedAt: [], expiresAt };
  tx.set(document, fact);
  for (const old of expired) tx.delete(old);
  return ok({ saved: true });
}

/** How many facts are still in use, and those whose time is over. */
async function readKeptFacts(tx: Transaction, facts: CollectionReference, now: Date) {
  const { docs } = await tx.get(facts.select('expiresAt').limit(2 * MENTOR_LIMITS.facts));
  const expired = docs.filter((fact) => {
    const expiresAt = withDates(fact.get('expiresAt'));
    return expiresAt instanceof Date && expiresAt <= now;
  });
  return { kept: docs.length - expired.length, expired: expired.map(({ ref }) => ref) };
}

import {
  FieldValue,
  type DocumentReference,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { applyChange, err, ok, type Profile, type ProfileChange, type Result } from '@aura/shared-domain';
import { isOvertaken } from '../firebase/is-written.ts';
import type { Failure } from '../http/failure.ts';
import { parseProfile } from '../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../profile/profile-failures.ts';

/** Something that a person may spend a use on. */
export interface Spending<Found, T> {
  /** Finds what decides besides the profile; called again after a conflicting write. @param profile as stored */
  readonly read: (profile: Profile) => Promise<Found>;
  /**
   * Computes the result. Pure, and called again after a conflicting write.
   * @param profile including all earlier grants
   */
  readonly settle: (profile: Profile, found: Found) => Result<Settled<T>, Failure>;
}

export interface Settled<T> {
  readonly answer: T;
  readonly change: ProfileChange;
  /** Further writes together with the change; null for none. @param person the document `users/{uid}` */
  readonly write: ((batch: WriteBatch, person: DocumentReference) => void) | null;
}

/** Settles one use; a refusal or failure writes nothing of it. */
export type Spend = <Found, T>(uid: string, spending: Spending<Found, T>) => Promise<Result<T, Failure>>;

/** Lost attempts of a group before its calls are told to retry. */
const ATTEMPTS = 20;
/** Longest wait before the next of them, milliseconds. */
const LONGEST_WAIT_MS = 100;

interface Waiting {
  readonly spending: Spending<unknown, unknown>;
  readonly resolve: (outcome: Result<unknown, Failure>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Spends uses of people, exactly. Calls that arrive while a group of a person is settled form the next group, which is
 * read and written once: a thousand concurrent calls are two groups. A conflicting write by another process makes the
 * group read and decide again, so that nothing is granted twice or lost. No lock is held during the decision.
 */
export function createSpend(db: Firestore): Spend {
  const queues = new Map<string, Waiting[]>();

  const run = async (uid: string, queue: Waiting[]): Promise<void> => {
    // Calls that arrive together form one group.
    await new Promise((resolve) => setImmediate(resolve));
    while (queue.length > 0) await settleGroup(db.doc(`users/${uid}`), queue);
    queues.delete(uid);
  };

  return <Found, T>(uid: string, spending: Spending<Found, T>) =>
    new Promise<Result<T, Failure>>((resolve, reject) => {
      const waiting = { spending, resolve, reject } as unknown as Waiting;
      const queue = queues.get(uid);
      if (queue) return void queue.push(waiting);
      const own = [waiting];
      queues.set(uid, own);
      void run(uid, own);
    });
}

/** Settles all that wait; who joins while others were quicker is settled with the rest. */
async function settleGroup(person: DocumentReference, queue: Waiting[]): Promise<void> {
  const group: Waiting[] = [];
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      group.push(...queue.splice(0));
      const outcomes = await trySettle(person, group);
      if (outcomes) return group.forEach(({ resolve }, at) => resolve(outcomes[at] ?? BUSY));
      await new Promise((resolve) =>
        setTimeout(resolve, Math.random() * Math.min(2 ** attempt, LONGEST_WAIT_MS)),
      );
    }
    for (const { resolve } of group) resolve(BUSY);
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

const BUSY = err<Failure>({ code: 'conflict' });

/** The written results of a group; null if the profile changed since it was read. */
async function trySettle(
  person: DocumentReference,
  group: readonly Waiting[],
): Promise<readonly Result<unknown, Failure>[] | null> {
  // The profile first: a later change of it is detected at the write.
  const snapshot = await person.get();
  const stored = parseProfile(snapshot.data());
  if (!stored.ok) return group.map(() => err(PROFILE_FAILURES[stored.error]));
  const found = await Promise.all(group.map(({ spending }) => spending.read(stored.value)));
  const { outcomes, profile } = settleAll(stored.value, group, found);
  const writing = outcomes.flatMap((one) => (one.ok && isWritten(one.value) ? [one.value] : []));
  if (writing.length > 0 && snapshot.updateTime) {
    const batch = person.firestore.batch();
    const fields = computeFields(profile, writing);
    batch.update(person, fields, { lastUpdateTime: snapshot.updateTime });
    for (const { write } of writing) write?.(batch, person);
    try {
      await batch.commit();
    } catch (error) {
      if (isOvertaken(error)) return null;
      throw error;
    }
  }
  return outcomes.map((one) => (one.ok ? ok(one.value.answer) : one));
}

const isWritten = ({ change, write }: Settled<unknown>): boolean =>
  write !== null || Object.keys(change).length > 0;

/** The final values of the changed fields. Removing a missing field verifies that nothing else has changed. */
function computeFields(profile: Profile, settled: readonly Settled<unknown>[]): Record<string, unknown> {
  const changed = settled.flatMap(({ change }) =>
    Object.keys(change).map((path) => path.split('.')[0] ?? path),
  );
  const current = new Map<string, unknown>(Object.entries(profile));
  const fields = [...new Set(changed)].map((field) => [field, current.get(field) ?? FieldValue.delete()]);
  return fields.length > 0 ? Object.fromEntries(fields) : { nothing: FieldValue.delete() };
}

/** Decides one call after another, each with the remaining uses. */
function settleAll(
  stored: Profile,
  group: readonly Waiting[],
  found: readonly unknown[],
): { readonly outcomes: readonly Result<Settled<unknown>, Failure>[]; readonly profile: Profile } {
  let current = stored;
  const outcomes = group.map(({ spending }, at) => {
    const settled = spending.settle(current, found[at]);
    if (settled.ok) current = applyChange(current, settled.value.change);
    return settled;
  });
  return { outcomes, profile: current };
}

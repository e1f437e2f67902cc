import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore, type Firestore } from 'firebase-admin/firestore';
import { ok } from '@aura/shared-domain';
import { chargeUse } from '../../src/usage/charge.ts';
import { createSpend } from '../../src/usage/spend.ts';

export interface Measured {
  /** Uses that were granted, as the profile counts them. */
  readonly granted: number;
  /** Uses that were neither granted nor refused, or answered otherwise than the profile counts. */
  readonly errors: number;
  readonly wallMs: number;
}

const TOOL = 'resumeOptimizer';
const LIMIT = 10;
type Outcome = 'granted' | 'refused' | 'error';

/** Charges one use in one instance. */
type Charge = (db: Firestore) => (uid: string) => Promise<Outcome>;

const inGroups: Charge = (db) => {
  const spend = createSpend(db);
  return async (uid) => {
    const outcome = await spend(uid, {
      read: async () => null,
      settle(profile) {
        const usage = chargeUse(profile, TOOL, { isRepeat: false, now: new Date() });
        return usage.ok ? ok({ answer: null, change: usage.value, write: null }) : usage;
      },
    });
    if (outcome.ok) return 'granted';
    return outcome.error.code === 'limit_reached' ? 'refused' : 'error';
  };
};

const inTransactions: Charge = (db) => (uid) => {
  const person = db.doc(`users/${uid}`);
  return db.runTransaction(async (tx): Promise<Outcome> => {
    const used = ((await tx.get(person)).get(`usageCounts.${TOOL}`) as number | undefined) ?? 0;
    if (used >= LIMIT) return 'refused';
    tx.update(person, { [`usageCounts.${TOOL}`]: FieldValue.increment(1) });
    return 'granted';
  });
};

/** Uses of one person through the backend's own spending; each instance has its memory and its connection. */
export const measureGroups = (uses: number, instances: number): Promise<Measured> =>
  measure(uses, instances, inGroups);

/** The same as the documentation of Firestore counts: read and increment in a transaction, for each use. */
export const measureTransactions = (uses: number, longestMs: number): Promise<Measured> =>
  measure(uses, 1, inTransactions, longestMs);

async function measure(
  uses: number,
  instances: number,
  chargeIn: Charge,
  longestMs = 300_000,
): Promise<Measured> {
  const uid = randomUUID();
  const apps = Array.from({ length: instances }, () =>
    initializeApp({ projectId: 'demo-credits' }, randomUUID()),
  );
  const databases = apps.map((app) => getFirestore(app));
  const person = databases[0]?.doc(`users/${uid}`);
  await person?.set({ name: 'Ana', plan: 'impulso' });
  // Connections are there before the clock starts, as in a process that is up.
  await Promise.all(databases.map((db) => db.doc('users/nobody').get()));
  const charges = databases.map(chargeIn);

  const startedAt = performance.now();
  const late = new AbortController();
  const tooLate = setTimeout(longestMs, 'late' as const, { signal: late.signal, ref: false }).catch(
    () => 'late' as const,
  );
  const outcomes = await Promise.all(
    Array.from({ length: uses }, (_, at) =>
      Promise.race([charges[at % instances]?.(uid).catch((): Outcome => 'error'), tooLate]),
    ),
  );
  late.abort();
  const wallMs = performance.now() - startedAt;

  const granted = ((await person?.get())?.get(`usageCounts.${TOOL}`) as number | undefined) ?? 0;
  const said = outcomes.filter((outcome) => outcome === 'granted').length;
  const failed = outcomes.filter((outcome) => outcome === 'error' || outcome === 'late').length;
  await Promise.all(apps.map((app) => deleteApp(app)));
  return { granted, errors: failed + Math.abs(said - granted), wallMs };
}

import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { computeDay } from '@aura/shared-domain';
import { TRANSACTION_OPTIONS, type PersonQueue } from '../usage/person-queue.ts';
import { grantOf, type DayLedger, type TokenLease } from './token-lease.ts';
import type { Reserve } from './tokens.ts';

/** Tokens of one day: per person, for everyone together, and per reservation of a process. */
export interface BudgetSettings {
  readonly person: number;
  readonly everybody: number;
  readonly lease: number;
}

export const BUDGET: BudgetSettings = { person: 120_000, everybody: 5_000_000, lease: 10_000 };

const KEPT_MS = 40 * 24 * 60 * 60 * 1000;
const computeExpiry = (now: Date): Date => new Date(now.getTime() + KEPT_MS);

/** The tokens of everybody, in `aiBudget/{day}`. */
export function createDayLedger(db: Firestore, everybody: number, now: () => Date): DayLedger {
  return {
    take: (day, { least, wanted }) =>
      db.runTransaction(async (tx) => {
        const document = db.collection('aiBudget').doc(day);
        const taken = readNumber((await tx.get(document)).get('tokens'));
        const granted = grantOf({ least, wanted }, everybody - taken);
        if (granted === 0) return 0;
        tx.set(document, { day, tokens: taken + granted, expiresAt: computeExpiry(now()) });
        return granted;
      }),
    putBack: async (day, tokens) => {
      await db
        .collection('aiBudget')
        .doc(day)
        .update({ tokens: FieldValue.increment(-tokens) });
    },
  };
}

export interface BudgetDeps {
  readonly db: Firestore;
  readonly lease: TokenLease;
  readonly queue: PersonQueue;
  /** Tokens of a person for a day. */
  readonly person: number;
  readonly now: () => Date;
}

/**
 * Reserves tokens for calls on behalf of a person: first from their own of the day, in `users/{uid}/aiUsage/{day}`,
 * then from the shared ones. A person's usage is below their profile, so that it is erased with it.
 */
export function getBudget(uid: string, deps: BudgetDeps): Reserve {
  const { db, lease, queue, now } = deps;
  return async (tokens) => {
    const day = computeDay(now());
    const person = db.doc(`users/${uid}`);
    const usage = person.collection('aiUsage').doc(day);
    const setAside = async (tx: Transaction): Promise<'budget' | 'unavailable' | null> => {
      const [profile, used] = await tx.getAll(person, usage);
      const sum = readNumber(used?.get('tokens')) + tokens;
      if (!profile?.exists) return 'unavailable';
      if (sum > deps.person) return 'budget';
      tx.set(usage, { day, tokens: sum, expiresAt: computeExpiry(now()) });
      return null;
    };
    const refusal = await queue(uid, () => db.runTransaction(setAside, TRANSACTION_OPTIONS));
    if (refusal) return refusal;
    const giveBack = async (left: number) => {
      if (left !== 0) await queue(uid, () => usage.update({ tokens: FieldValue.increment(-left) }));
    };
    const isLeased = await lease.take(day, tokens).catch(() => null);
    if (!isLeased) {
      await giveBack(tokens);
      return isLeased === null ? 'unavailable' : 'budget';
    }
    return {
      async settle(cost) {
        lease.giveBack(day, tokens - cost);
        await giveBack(tokens - cost);
      },
    };
  };
}

const readNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);

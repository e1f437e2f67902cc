import { randomUUID } from 'node:crypto';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { computeDay, HOUR_MS, MINUTE_MS } from '@aura/shared-domain';
import { isWritten } from '../firebase/is-written.ts';
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

/** A process that takes or spends nothing for so long may have been killed; others take back what it held. */
const HELD_MS = HOUR_MS;
/** A process that was refused asks again after so long: each question would wait for those of all other processes. */
const REFUSED_MS = MINUTE_MS;
/** Leases that are taken back at once. */
const TAKEN_BACK = 20;

/** The tokens of everybody, in `aiBudget/{day}`, and what this process holds of them, in `aiLeases` below. */
export function createDayLedger(db: Firestore, everybody: number, now: () => Date): DayLedger {
  const process = randomUUID();
  const locate = (day: string) => {
    const document = db.collection('aiBudget').doc(day);
    const leases = document.collection('aiLeases');
    return { document, leases, own: leases.doc(process) };
  };
  const makeLease = (left: number) => {
    const heldUntil = new Date(now().getTime() + HELD_MS);
    return { left, heldUntil, expiresAt: computeExpiry(now()) };
  };
  const takeStored = (day: string, { held, least, piece }: Parameters<DayLedger['take']>[1]) =>
    db.runTransaction(async (tx) => {
      const { document, leases, own } = locate(day);
      const [budget, lease] = await tx.getAll(document, own);
      const base = lease?.exists ? held : 0;
      const missing = least - base;
      const wanted = Math.max(missing, piece);
      const before = readNumber(budget?.get('tokens'));
      let taken = before;
      let granted = grantOf({ least: missing, wanted }, everybody - taken);
      if (granted < wanted) {
        const silent = await tx.get(leases.where('heldUntil', '<=', now()).limit(TAKEN_BACK));
        for (const lost of silent.docs.filter(({ id }) => id !== process)) {
          taken -= readNumber(lost.get('left'));
          tx.delete(lost.ref);
        }
        granted = grantOf({ least: missing, wanted }, everybody - taken);
      }
      // All processes write the day's document, which takes one write a second: a refusal is none.
      if (granted === 0 && taken === before) return base;
      tx.set(document, { day, tokens: taken + granted, expiresAt: computeExpiry(now()) });
      tx.set(own, makeLease(base + granted));
      return base + granted;
    });
  let refused = { day: '', tokens: 0, until: 0 };
  return {
    async take(day, tokens) {
      const missing = tokens.least - tokens.held;
      if (day === refused.day && missing >= refused.tokens && now().getTime() < refused.until)
        return tokens.held;
      const holds = await takeStored(day, tokens);
      if (holds < tokens.least) refused = { day, tokens: missing, until: now().getTime() + REFUSED_MS };
      return holds;
    },
    hold: (day, left) => isWritten(locate(day).own.update(makeLease(left)), 'gone'),
    putBack: (day, tokens) =>
      db.runTransaction(async (tx) => {
        const { document, own } = locate(day);
        if (!(await tx.get(own)).exists) return;
        tx.delete(own);
        tx.update(document, { tokens: FieldValue.increment(-tokens) });
      }),
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

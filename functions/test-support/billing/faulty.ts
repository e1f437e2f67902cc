import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** Counts what touches another machine, and fails at one of the counts. */
export interface FaultLine {
  /** Passes, or throws where it is the one that has to fail. */
  readonly pass: () => void;
  readonly passed: () => number;
}

/** @param failAt number of the touch that fails, from 1; 0 for none */
export function faultLine(failAt: number): FaultLine {
  let count = 0;
  return {
    pass: () => {
      count += 1;
      if (count === failAt) throw Object.assign(new Error('cut'), { code: 13 });
    },
    passed: () => count,
  };
}

/**
 * The database with a fault line through its transactions: before each reading, and before what was written is kept.
 */
export function faultyDatabase(db: Firestore, { pass }: FaultLine): Firestore {
  const throughReads = (tx: Transaction): Transaction =>
    new Proxy(tx, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...given: unknown[]): unknown => {
          if (name === 'get' || name === 'getAll') pass();
          return Reflect.apply(member, target, given);
        };
      },
    });
  return new Proxy(db, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (name === 'runTransaction') {
        const run: Firestore['runTransaction'] = (update) =>
          target.runTransaction(
            async (tx) => {
              const value = await update(throughReads(tx));
              pass();
              return value;
            },
            { maxAttempts: 1 },
          );
        return run;
      }
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

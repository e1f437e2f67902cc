import type { Firestore } from 'firebase-admin/firestore';
import fc from 'fast-check';

/**
 * A fault at one of a process's calls to another machine. `contended`: another writer was faster, nothing is written;
 * `unavailable`: the call is not carried out; `answerLost`: it is, but its answer is lost; `killed`: from this call on
 * nothing is carried out.
 */
const FAULTS = ['contended', 'unavailable', 'answerLost', 'killed'] as const;

export interface Fault {
  readonly kind: (typeof FAULTS)[number];
  /** Number of the call, from 1. */
  readonly at: number;
}

export const anyFault: fc.Arbitrary<Fault | null> = fc.option(
  fc.record({ kind: fc.constantFrom(...FAULTS), at: fc.integer({ min: 1, max: 12 }) }),
);

/** All that a process asks other machines passes here. */
export interface FaultLine {
  /** Lets a fault happen from now on, and counts anew; null for none. */
  readonly arm: (fault: Fault | null) => void;
  /** Whether the fault has happened. */
  readonly struck: () => boolean;
  /** @param isReading a reading whose answer is lost is not carried out at all: what differs is a lock that is left behind */
  readonly through: <T>(call: () => Promise<T>, isReading?: boolean) => Promise<T>;
}

/** Codes of gRPC, by which the client of the database decides whether it tries again. */
const CODES = { contended: 10, unavailable: 14, answerLost: 4 };

export function createFaultLine(): FaultLine {
  let fault: Fault | null = null;
  let count = 0;
  return {
    arm: (next) => {
      fault = next;
      count = 0;
    },
    struck: () => fault !== null && count >= fault.at,
    async through(call, isReading = false) {
      count += 1;
      const strikes = fault && (count === fault.at || (fault.kind === 'killed' && count > fault.at));
      if (!strikes || !fault) return call();
      if (fault.kind === 'answerLost' && !isReading) await call();
      throw fault.kind === 'killed'
        ? new Error('killed')
        : Object.assign(new Error(fault.kind), { code: CODES[fault.kind] });
    },
  };
}

/** Calls by which something is written. */
const WRITING: readonly unknown[] = ['commit', 'batchWrite'];

/** The database client's function for each call; it has no port for this. */
type Request = (...given: readonly unknown[]) => Promise<unknown>;

/**
 * Leads every call of a client of the database through a line: readings, queries, transactions, batches. What lets go of
 * locks passes: the database does so by itself for a process that is gone, after a minute.
 */
export function leadThrough(db: Firestore, line: FaultLine): void {
  for (const name of ['request', 'requestStream']) {
    const send = Reflect.get(db, name) as Request;
    const through: Request = (...given) => {
      const call = () => Reflect.apply(send, db, given);
      return given[0] === 'rollback' ? call() : line.through(call, !WRITING.includes(given[0]));
    };
    Reflect.set(db, name, through);
  }
}

import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
  Transaction,
} from 'firebase-admin/firestore';

/** Reads documents, inside or outside a transaction. */
export interface Reader {
  readonly getAll: (...references: DocumentReference[]) => Promise<DocumentSnapshot[]>;
  readonly find: (query: Query) => Promise<QuerySnapshot>;
}

/** Reads in a transaction, which then holds what was read. */
export const createTransactionReader = (tx: Transaction): Reader => ({
  getAll: (...references) => tx.getAll(...references),
  find: (query) => tx.get(query),
});

/** Reads without locks: for data that is checked again before it counts. */
export const createReader = (db: Firestore): Reader => ({
  getAll: (...references) => db.getAll(...references),
  find: (query) => query.get(),
});

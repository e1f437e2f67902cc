import { Firestore, Query, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { vi } from 'vitest';

/** What the database bills for: a query that finds nothing is one read, too. */
export interface Billed {
  readonly reads: number;
  /** Commits; those of our calls hold a handful of documents at most. */
  readonly commits: number;
}

/** Counts what the client library asks of the database while some work is done in this process. */
export async function billed(work: () => Promise<unknown>): Promise<Billed> {
  const getAll = vi.spyOn(Firestore.prototype, 'getAll');
  const inTransaction = vi.spyOn(Transaction.prototype, 'getAll');
  const oneInTransaction = vi.spyOn(Transaction.prototype, 'get');
  const query = vi.spyOn(Query.prototype, 'get');
  const commit = vi.spyOn(WriteBatch.prototype, 'commit');
  try {
    await work();
    const found = await Promise.all(
      query.mock.results.map(({ value }) => value as Promise<{ size: number }>),
    );
    const asked = [...getAll.mock.calls, ...inTransaction.mock.calls].flat();
    const reads =
      asked.filter((reference) => 'path' in reference).length +
      oneInTransaction.mock.calls.length +
      found.reduce((sum, { size }) => sum + Math.max(1, size), 0);
    return { reads, commits: commit.mock.calls.length };
  } finally {
    for (const spy of [getAll, inTransaction, oneInTransaction, query, commit]) spy.mockRestore();
  }
}

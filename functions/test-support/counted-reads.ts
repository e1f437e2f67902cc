import {
  DocumentReference,
  Firestore,
  Query,
  Timestamp,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';
import { vi } from 'vitest';

/** What the database bills for: a query that finds nothing is one read, too. */
export interface Billed {
  readonly reads: number;
  /** Commits; those of our calls hold a handful of documents at most. */
  readonly commits: number;
}

/** The same, with every document that is written or deleted, and with bytes as the database counts them. */
export interface Cost {
  readonly reads: number;
  readonly readBytes: number;
  readonly writes: number;
  readonly writtenBytes: number;
  readonly deletes: number;
}

interface Found {
  readonly exists?: boolean;
  readonly size?: number;
  readonly docs?: readonly Found[];
  readonly data?: () => unknown;
}

/** Counts what the client library asks of the database while some work is done in this process. */
export async function countCost(work: () => Promise<unknown>): Promise<Cost & Billed> {
  const asking = [
    vi.spyOn(Firestore.prototype, 'getAll'),
    vi.spyOn(Transaction.prototype, 'getAll'),
    vi.spyOn(Transaction.prototype, 'get'),
    vi.spyOn(Query.prototype, 'get'),
  ];
  // The number of documents costs a read for every thousand.
  const counting = vi.spyOn(Query.prototype, 'count');
  const writing = [
    vi.spyOn(WriteBatch.prototype, 'create'),
    vi.spyOn(WriteBatch.prototype, 'set'),
    vi.spyOn(WriteBatch.prototype, 'update'),
  ];
  const deleting = vi.spyOn(WriteBatch.prototype, 'delete');
  const commit = vi.spyOn(WriteBatch.prototype, 'commit');
  try {
    await work();
    const answers = asking.flatMap(({ mock }) => mock.results.map(({ value }) => value as Promise<unknown>));
    const found = (await Promise.all(answers.map((answer) => answer.catch(() => [])))).flatMap(listFound);
    const written = writing.flatMap(({ mock }) => mock.calls.map(([, ...data]) => sizeOf(data)));
    return {
      reads: found.length + counting.mock.calls.length,
      readBytes: found.reduce((sum, one) => sum + sizeOf(one.data?.()), 0),
      writes: written.length,
      writtenBytes: written.reduce((sum, size) => sum + size, 0),
      deletes: deleting.mock.calls.length,
      commits: commit.mock.calls.length,
    };
  } finally {
    for (const spy of [...asking, counting, ...writing, deleting, commit]) spy.mockRestore();
  }
}

/** Paths of the documents that some work writes or deletes in this process, one for each write. */
export async function listWritten(work: () => Promise<unknown>): Promise<readonly string[]> {
  const writing = [
    vi.spyOn(WriteBatch.prototype, 'create'),
    vi.spyOn(WriteBatch.prototype, 'set'),
    vi.spyOn(WriteBatch.prototype, 'update'),
    vi.spyOn(WriteBatch.prototype, 'delete'),
  ];
  try {
    await work();
    return writing.flatMap(({ mock }) => mock.calls.map(([document]) => document.path));
  } finally {
    for (const spy of writing) spy.mockRestore();
  }
}

/** What the database bills for some work, in short. */
export async function billed(work: () => Promise<unknown>): Promise<Billed> {
  const { reads, commits } = await countCost(work);
  return { reads, commits };
}

/** Documents of an answer, each a read; an answer without any is one as well. */
function listFound(answer: unknown): readonly Found[] {
  if (Array.isArray(answer)) return answer as readonly Found[];
  const { docs = null } = answer as Found;
  if (docs === null) return [answer as Found];
  return docs.length > 0 ? docs : [{}];
}

/** Size of stored data. Source: https://firebase.google.com/docs/firestore/storage-size */
function sizeOf(value: unknown): number {
  if (value === undefined || value === null || typeof value === 'boolean') return 1;
  if (typeof value === 'string') return Buffer.byteLength(value) + 1;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + sizeOf(item), 0);
  const isOne = typeof value !== 'object' || value instanceof Date || value instanceof Timestamp;
  if (isOne || value instanceof DocumentReference) return 8;
  return Object.entries(value).reduce((sum, [key, item]) => sum + sizeOf(key) + sizeOf(item), 0);
}

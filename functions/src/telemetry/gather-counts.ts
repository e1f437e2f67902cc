import { createTokenBuckets } from '../http/token-buckets.ts';

/** A tree whose numbers are counts; texts and lists describe what is counted. */
type Counts = Readonly<Record<string, unknown>>;

/** Writes of one document by one process: a document takes about one a second for long, and more for a moment. */
const WRITES = { capacity: 20, refillPerSecond: 1, maxKeys: 1_000 } as const;

interface Waiting {
  readonly counts: Counts;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Adds counts to documents. Where they come faster than a document takes writes, those that wait are summed up and
 * written together; each call ends once its counts are written.
 */
export function gatherCounts(
  write: (id: string, counts: Counts) => Promise<unknown>,
  now: () => Date,
): (id: string, counts: Counts) => Promise<void> {
  const take = createTokenBuckets(WRITES);
  const queues = new Map<string, Waiting[]>();

  const run = async (id: string, queue: Waiting[]): Promise<void> => {
    while (queue.length > 0) {
      const seconds = take(id, now().getTime());
      if (seconds > 0) {
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
        take(id, now().getTime());
      }
      const group = queue.splice(0);
      try {
        await write(id, group.map(({ counts }) => counts).reduce(sumCounts));
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    queues.delete(id);
  };
  return (id, counts) =>
    new Promise((resolve, reject) => {
      const waiting = { counts, resolve, reject };
      const queue = queues.get(id);
      if (queue) return void queue.push(waiting);
      const own = [waiting];
      queues.set(id, own);
      void run(id, own);
    });
}

const isTree = (value: unknown): value is Counts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sumCounts(one: Counts, other: Counts): Counts {
  const sums = Object.entries(other).map(([name, value]) => {
    const before = one[name];
    if (typeof before === 'number' && typeof value === 'number') return [name, before + value];
    return [name, isTree(before) && isTree(value) ? sumCounts(before, value) : value];
  });
  return { ...one, ...Object.fromEntries(sums) };
}

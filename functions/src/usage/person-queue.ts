/** Runs the tasks of one person one after another; those of different people do not wait for each other. */
export type PersonQueue = <T>(uid: string, task: () => Promise<T>) => Promise<T>;

/** The queue leaves one transaction a person and process; several processes may still meet at one document. */
export const TRANSACTION_OPTIONS = { maxAttempts: 10 } as const;

/**
 * A queue in this process's memory. Transactions alone keep the counts right; in a queue they do not fight
 * over one document first, which costs seconds once there are dozens.
 */
export function createPersonQueue(): PersonQueue {
  const tails = new Map<string, Promise<unknown>>();
  return (uid, task) => {
    const run = (tails.get(uid) ?? Promise.resolve()).then(task);
    const settled: Promise<unknown> = run
      .catch(() => undefined)
      .then(() => {
        if (tails.get(uid) === settled) tails.delete(uid);
      });
    tails.set(uid, settled);
    return run;
  };
}

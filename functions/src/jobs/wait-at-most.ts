import { waitUntilOver } from '../model/wait-until-over.ts';

/** Waits for something to be over, however it ends, but no longer than this. */
export async function waitAtMost(ms: number, task: Promise<unknown>): Promise<void> {
  const { over, release } = waitUntilOver(ms, new AbortController().signal);
  await Promise.race([task.catch(() => undefined), over]);
  release();
}

/** Signals of a process, and its exit. */
interface Ending {
  readonly env: NodeJS.ProcessEnv;
  readonly once: (signal: 'SIGTERM', listener: () => void) => unknown;
  readonly exit: (code: number) => void;
}

/** The cloud kills a process ten seconds after it has asked it to end. */
const PATIENCE_MS = 8_000;

/**
 * Runs tasks when the cloud stops this process, and then exits, in time even if a task fails or hangs. Elsewhere,
 * where an emulator or a test ends its own processes, it does not delay them.
 * @returns a function that registers a task
 */
export function endGently(
  process: Ending,
  patienceMs: number = PATIENCE_MS,
): (task: () => Promise<void>) => void {
  const tasks: (() => Promise<void>)[] = [];
  if (process.env['K_SERVICE'] !== undefined) {
    process.once('SIGTERM', () => {
      const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
      void Promise.race([Promise.allSettled(tasks.map((task) => task())), late]).then(() => process.exit(0));
    });
  }
  return (task) => void tasks.push(task);
}

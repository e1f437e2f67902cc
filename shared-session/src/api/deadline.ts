/** Why an operation was given up before it had an outcome. */
export type GivenUp = 'timeout' | 'aborted';

/**
 * Runs an operation until it ends, the time is over (milliseconds) or one of the signals is aborted; then its own
 * signal is aborted. (`AbortSignal.any` is missing in some of the browsers that the platform is built for.)
 */
export function withDeadline<T>(
  timeoutMs: number,
  signals: readonly AbortSignal[],
  operation: (signal: AbortSignal) => Promise<T>,
): Promise<T | GivenUp> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const giveUp = (why: GivenUp) => {
      cleanUp();
      resolve(why);
      controller.abort();
    };
    const onAbort = () => giveUp('aborted');
    const timer = setTimeout(() => giveUp('timeout'), timeoutMs);
    const cleanUp = () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', onAbort);
    };
    for (const signal of signals) signal.addEventListener('abort', onAbort);
    if (signals.some((signal) => signal.aborted)) return onAbort();
    operation(controller.signal).finally(cleanUp).then(resolve, reject);
  });
}

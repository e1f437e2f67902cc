/**
 * Fires on the first Ctrl-C or SIGTERM. Further signals change nothing: npm, the terminal and the first step may each
 * deliver one, and stopping has its own timeout.
 */
export function watchInterruption(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
  return controller.signal;
}

/** Resolves when a signal fires, or at once if it already has. */
export function waitUntilFired(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

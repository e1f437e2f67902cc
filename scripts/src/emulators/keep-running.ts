import { ok, type Result } from '@aura/shared-domain';
import type { Emulators } from './start.ts';

interface Ports {
  readonly say: (line: string) => void;
  /** Gives everything up. */
  readonly signal: AbortSignal;
  /** Milliseconds of any monotonic clock. */
  readonly clock?: () => number;
}

/** Emulators that end twice within this time have a cause that starting again does not mend. */
const SOON_MS = 5 * 60_000;

/**
 * Starts emulators, and restarts them with the last saved data when one ends. If that happens twice within a short
 * time, or they do not restart, they have failed.
 */
export async function keepRunning(
  start: () => Promise<Result<Emulators, string>>,
  { say, signal, clock = () => performance.now() }: Ports,
): Promise<Result<Emulators, string>> {
  const first = await start();
  if (!first.ok) return first;
  let current: Emulators | null = first.value;
  let isStopped = false;
  let lastEnd = -Infinity;

  const failed = async (): Promise<string> => {
    for (;;) {
      const why: string = (await current?.failed) ?? '';
      if (isStopped || clock() - lastEnd < SOON_MS) return why;
      lastEnd = clock();
      say(`${why}\nIniciando os emuladores de novo, com o que foi salvo por último…`);
      await current?.abandon();
      current = null;
      const again = await start();
      if (!again.ok) return again.error;
      current = again.value;
      if (isStopped || signal.aborted) return why;
      say('Os emuladores estão de volta.');
    }
  };

  return ok({
    failed: failed(),
    save: async () => current?.save(),
    stop: async () => {
      isStopped = true;
      await current?.stop();
    },
    abandon: async () => {
      isStopped = true;
      await current?.abandon();
    },
  });
}

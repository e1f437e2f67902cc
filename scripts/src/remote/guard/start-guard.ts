import { setTimeout as wait } from 'node:timers/promises';
import { guardPass, type GuardPorts, type Judged } from './guard-pass.ts';

interface Watch extends GuardPorts {
  readonly everyMs: number;
  readonly signal: AbortSignal;
  /** Told what each pass found. */
  readonly onPass: (judged: readonly Judged[]) => void;
  /** Told why a pass came to nothing. */
  readonly onFailure: (reason: string) => void;
}

/** Makes a pass at once and then one after every pause, until the signal fires. Never rejects. */
export async function startGuard({ everyMs, signal, onPass, onFailure, ...ports }: Watch): Promise<void> {
  while (!signal.aborted) {
    const judged = await guardPass(ports).catch(
      (error: unknown) => ({ ok: false, error: String(error) }) as const,
    );
    if (judged.ok) onPass(judged.value);
    else onFailure(judged.error);
    await wait(everyMs, null, { signal }).catch(() => null);
  }
}

import { err, ok, type Result } from '@aura/shared-domain';
import { isCompatible, type RegistryEntry, type RemoteModule } from '@aura/shared-federation/contract';
import type { RemoteFailure } from './failure.ts';
import { settled } from './settled.ts';

/** Loads the exposed module of a remote; rejects when it cannot. */
export type ImportRemote = (entry: RegistryEntry) => Promise<unknown>;

export interface LoadTiming {
  /** Given up after this many milliseconds, over all attempts. */
  readonly giveUpMs: number;
  /** Pauses before the second, third … attempt, milliseconds. */
  readonly pausesMs: readonly number[];
  readonly wait: (ms: number) => Promise<void>;
}

const LOAD_TIMING: LoadTiming = {
  giveUpMs: 20_000,
  pausesMs: [250, 750],
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Loads a remote with its retries. Never rejects: what went wrong is a value, and is reported once. */
export async function loadRemote(
  entry: RegistryEntry,
  importRemote: ImportRemote,
  timing: LoadTiming = LOAD_TIMING,
): Promise<Result<RemoteModule, RemoteFailure>> {
  const { name, version } = entry.descriptor;
  const refused = (reason: RemoteFailure, cause?: unknown) => {
    console.error(`remote ${name}@${version}: ${reason}`, ...(cause === undefined ? [] : [cause]));
    return err(reason);
  };
  if (!isCompatible(entry.descriptor)) return refused('incompatible');
  const outcome = await settled(() => attempts(entry, importRemote, timing), timing.giveUpMs);
  if (outcome.kind === 'late') return refused('timeout');
  if (outcome.kind === 'failed') return refused('unreachable', outcome.error);
  return isRemoteModule(outcome.value) ? ok(outcome.value) : refused('incompatible');
}

/** Asks again after each pause; the last failure is the caller's. */
async function attempts(
  entry: RegistryEntry,
  importRemote: ImportRemote,
  { pausesMs, wait }: LoadTiming,
): Promise<unknown> {
  for (const pause of pausesMs) {
    try {
      return await importRemote(entry);
    } catch {
      await wait(pause);
    }
  }
  return importRemote(entry);
}

function isRemoteModule(module: unknown): module is RemoteModule {
  const candidate = module as Partial<RemoteModule> | null;
  return typeof candidate?.mount === 'function' && typeof candidate.unmount === 'function';
}

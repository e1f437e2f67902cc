import { err, ok, type Result } from '@aura/shared-domain';
import type { RegistryEntry, RemoteModule } from '@aura/shared-federation/contract';
import { isCompatible } from '../registry/read-registry.ts';
import type { RemoteFailure } from './failure.ts';

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

/** Loads a remote with its retries. Never rejects: what went wrong is a value. */
export async function loadRemote(
  entry: RegistryEntry,
  importRemote: ImportRemote,
  timing: LoadTiming = LOAD_TIMING,
): Promise<Result<RemoteModule, RemoteFailure>> {
  if (!isCompatible(entry.descriptor.shellApi)) return err('incompatible');
  const late = timing.wait(timing.giveUpMs).then(() => err('timeout' as const));
  return Promise.race([attempts(entry, importRemote, timing), late]);
}

async function attempts(
  entry: RegistryEntry,
  importRemote: ImportRemote,
  { pausesMs, wait }: LoadTiming,
): Promise<Result<RemoteModule, RemoteFailure>> {
  for (const pause of [...pausesMs, null]) {
    try {
      const module = await importRemote(entry);
      return isRemoteModule(module) ? ok(module) : err('incompatible');
    } catch {
      if (pause !== null) await wait(pause);
    }
  }
  return err('unreachable');
}

function isRemoteModule(module: unknown): module is RemoteModule {
  const candidate = module as Partial<RemoteModule> | null;
  return typeof candidate?.mount === 'function' && typeof candidate.unmount === 'function';
}

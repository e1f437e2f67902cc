import { err, ok, type Result } from '@aura/shared-domain';
import { isCompatible, type Release, type RemoteModule } from '@aura/shared-federation/contract';
import type { RemoteFailure } from '../failure.ts';
import { freshen } from './freshen.ts';
import { waitSettled } from './settled.ts';

/** Why the module of a release did not come: its files are not there, take too long, or are there and do not run. */
export interface ImportFailure {
  readonly reason: 'unreachable' | 'timeout' | 'crashed';
  readonly cause: unknown;
}

/** Loads the exposed module of a release. */
export type ImportRemote = (release: Release) => Promise<Result<unknown, ImportFailure>>;

/** The reason of a failure, and its error if there is one. */
export interface LoadFailure {
  readonly reason: RemoteFailure;
  readonly cause?: unknown;
}

export interface LoadTiming {
  /** Given up after this many milliseconds, over all attempts. */
  readonly giveUpMs: number;
  /** Pauses before the second, third … attempt, milliseconds. */
  readonly pausesMs: readonly number[];
  readonly wait: (ms: number) => Promise<void>;
  /** Makes sure that another attempt does not get what the browser has kept. Never rejects. */
  readonly renew: (release: Release) => Promise<void>;
}

export const LOAD_TIMING: LoadTiming = {
  giveUpMs: 20_000,
  pausesMs: [250, 750],
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  renew: freshen,
};

/** Loads one release with retries. Never rejects; a release for another shell is not requested. */
export async function loadRemote(
  release: Release,
  importRemote: ImportRemote,
  timing: LoadTiming = LOAD_TIMING,
): Promise<Result<RemoteModule, LoadFailure>> {
  if (!isCompatible(release.descriptor)) return err({ reason: 'incompatible' });
  const outcome = await waitSettled(() => loadWithRetries(release, importRemote, timing), timing.giveUpMs);
  if (outcome.kind === 'late') return err({ reason: 'timeout' });
  if (outcome.kind === 'failed') return err({ reason: 'unreachable', cause: outcome.error });
  return outcome.value.ok ? toRemoteModule(outcome.value.value) : outcome.value;
}

/** Retries after each pause when files did not load; code that fails to run is not retried. */
async function loadWithRetries(release: Release, importRemote: ImportRemote, timing: LoadTiming) {
  const { pausesMs, wait, renew } = timing;
  for (const pause of pausesMs) {
    const imported = await importRemote(release);
    if (imported.ok || imported.error.reason === 'crashed') return imported;
    await wait(pause);
    if (imported.error.reason === 'unreachable') await renew(release);
  }
  return importRemote(release);
}

function toRemoteModule(module: unknown): Result<RemoteModule, LoadFailure> {
  try {
    const { mount, unmount } = module as RemoteModule;
    const isRemote = typeof mount === 'function' && typeof unmount === 'function';
    return isRemote ? ok(module as RemoteModule) : err({ reason: 'incompatible' });
  } catch (cause) {
    // A module that threw while it was evaluated has exports that cannot be read.
    return err({ reason: 'crashed', cause });
  }
}

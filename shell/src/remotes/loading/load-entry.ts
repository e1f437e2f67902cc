import { err, ok, type Result } from '@aura/shared-domain';
import {
  isCompatible,
  releaseId,
  type RegistryEntry,
  type Release,
  type RemoteModule,
} from '@aura/shared-federation/contract';
import type { RemoteFailure } from '../failure.ts';
import { LOAD_TIMING, loadRemote, type ImportRemote, type LoadTiming } from './load-remote.ts';
import type { RemoteReport } from '../report.ts';

export interface LoadedRemote {
  /** The release that loaded: the requested one, or its replacement. */
  readonly release: Release;
  readonly module: RemoteModule;
}

/** Dependencies of the loading. */
export interface LoadPorts {
  readonly importRemote: ImportRemote;
  /** The entry of this remote in a freshly fetched registry; null if it has none. */
  readonly newest: (remote: string) => Promise<RegistryEntry | null>;
  readonly report: (report: RemoteReport, cause?: unknown) => void;
  /** Time since some moment, milliseconds. */
  readonly elapsed: () => number;
  readonly timing?: LoadTiming;
}

/** The person has waited for the first one already. */
const STAND_IN_GIVE_UP_MS = 10_000;

/**
 * Loads the release of an entry, else the one that the registry gives to fall back on, else the one that the registry
 * has by now: an old tab may ask for files that are gone. Every release that did not come is reported once; the
 * reason given back is that of the first.
 */
export async function loadEntry(
  entry: RegistryEntry,
  ports: LoadPorts,
): Promise<Result<LoadedRemote, RemoteFailure>> {
  const timing = ports.timing ?? LOAD_TIMING;
  const first = await load(entry, ports, timing);
  if (first.ok) return first;
  const brief = { ...timing, giveUpMs: Math.min(timing.giveUpMs, STAND_IN_GIVE_UP_MS) };
  const { fallback } = entry;
  if (fallback && isCompatible(fallback.descriptor)) {
    const instead = await load(fallback, ports, brief);
    if (instead.ok) return instead;
  }
  const newest = await ports.newest(entry.descriptor.name);
  const isNew = newest && releaseId(newest.descriptor) !== releaseId(entry.descriptor);
  if (isNew && !isSame(newest, fallback) && isCompatible(newest.descriptor)) {
    const renewed = await load(newest, ports, brief);
    if (renewed.ok) return renewed;
  }
  return first;
}

async function load(
  release: Release,
  { importRemote, report, elapsed }: LoadPorts,
  timing: LoadTiming,
): Promise<Result<LoadedRemote, RemoteFailure>> {
  const { name: remote, version } = release.descriptor;
  const start = elapsed();
  const loaded = await loadRemote(release, importRemote, timing);
  if (loaded.ok) {
    report({ kind: 'loaded', remote, version, ms: Math.round(elapsed() - start) });
    return ok({ release, module: loaded.value });
  }
  const { reason, cause } = loaded.error;
  report({ kind: 'failed', remote, version, reason }, cause);
  return err(reason);
}

const isSame = (one: Release, other: Release | null): boolean =>
  other !== null && releaseId(one.descriptor) === releaseId(other.descriptor);

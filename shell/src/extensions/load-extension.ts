import { computeExposedName, type WithModule } from '@aura/shared-federation/contract';
import type { RegistryEntry } from '@aura/shared-federation/contract';
import type { Result } from '@aura/shared-domain';
import type { RemoteFailure } from '../remotes/failure.ts';
import { loadEntry, type LoadedRemote } from '../remotes/loading/load-entry.ts';
import { loadFederation } from '../remotes/loading/load-federation.ts';
import { refreshEntry } from '../remotes/newest-entries.ts';
import { reportRemote } from '../remotes/report.ts';
import { isOffering } from './offered-extensions.ts';
import { declaredExtensions } from './declared.ts';

/**
 * Loads the module of a drawn extension: from an entry's version, otherwise from a fallback version that declares the
 * same extension. Never rejects.
 */
export function loadView(
  entry: RegistryEntry,
  extension: Pick<WithModule, 'point' | 'name'>,
): Promise<Result<LoadedRemote, RemoteFailure>> {
  const hasIt = (release: RegistryEntry | RegistryEntry['fallback']) =>
    release !== null && isOffering(release, extension, declaredExtensions.get());
  return loadEntry(
    { ...entry, fallback: hasIt(entry.fallback) ? entry.fallback : null },
    {
      importRemote: async (release) =>
        (await loadFederation()).importRelease(release, computeExposedName(extension)),
      newest: async (remote) => {
        const newest = await refreshEntry(remote);
        return hasIt(newest) ? newest : null;
      },
      report: reportRemote,
      elapsed: () => performance.now(),
    },
  );
}

import { chooseEntries, type RegistryEntry } from '@aura/shared-federation/contract';
import { getSession } from '@aura/shared-session/host';
import { brokenReleases } from '../registry/broken-releases-store.ts';
import { liveRegistry } from '../registry/live-registry-store.ts';
import { previewFor } from '../preview/preview.ts';
import { identifyViewer } from '../registry/viewer.ts';

/** The entry of a remote for the person in front of the page, as the newest known registry has it, without what broke. */
export function findNewestEntry(remote: string): RegistryEntry | null {
  const viewer = identifyViewer(getSession());
  const entries = chooseEntries(liveRegistry.get(), viewer, brokenReleases.get(), previewFor(viewer));
  return entries.find(({ descriptor }) => descriptor.name === remote) ?? null;
}

/** The same after asking for a newer registry. Never rejects. */
export async function refreshEntry(remote: string): Promise<RegistryEntry | null> {
  await liveRegistry.refresh();
  return findNewestEntry(remote);
}

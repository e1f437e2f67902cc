import type { Release } from '@aura/shared-federation/contract';
import type { RemoteEvents } from '@aura/shared-session/host';

/**
 * The declared events of the page's remotes. The code that reads them comes with the first acceptance, and the files of
 * the remotes with it.
 */
export function createPageEvents(releases: () => readonly Release[]): RemoteEvents {
  let source: Promise<RemoteEvents> | null = null;
  return async () => {
    source ??= load(releases);
    try {
      return await (
        await source
      )();
    } catch {
      // Without its code no event of a remote is measured; the next one tries again.
      source = null;
      return [];
    }
  };
}

async function load(releases: () => readonly Release[]): Promise<RemoteEvents> {
  const { createRemoteEvents } = await import(/* webpackChunkName: "events" */ './remote-events.ts');
  return createRemoteEvents({
    releases,
    fetch: (url, init) => fetch(url, init),
    report: (reason) => console.error(reason),
  });
}

import type { RuntimeConfig } from '../config/runtime-config.ts';
import type { Consent } from '../consent/consent-store.ts';
import type { AnalyticsEvent, AnalyticsSink, RemoteEvents, TagEvent } from './events.ts';
import { forgetIdentifiers } from './identifiers.ts';
import type { LoadTag, Tag } from './tag.contract.ts';
import { createTags } from './tags.ts';

/** Shows what a service would be sent, where a developer reads it. */
const consoleTag: Tag = {
  allow: () => undefined,
  revoke: () => undefined,
  // eslint-disable-next-line no-console -- this is where a developer reads them
  send: ({ event }) => console.info('[analytics]', event),
};

/**
 * The sink to the configured services; null if there are none.
 * @param remoteEvents called after every acceptance, and for events that are not our own
 */
export function connectTags(
  config: RuntimeConfig,
  consent: Consent,
  remoteEvents: RemoteEvents,
): AnalyticsSink | null {
  const loaders = listConfiguredTags(config);
  if (loaders.length === 0) return null;
  const prepare = async (event: AnalyticsEvent): Promise<TagEvent | null> => {
    const { toTagEvent } = await loadCheck();
    return toTagEvent({ deployment: config.firebase.projectId, remoteEvents, complain }, event);
  };
  // The last event before the person leaves the page must not wait for these.
  const getReady = (): void => {
    void loadCheck().catch(() => null);
    void remoteEvents();
  };
  return createTags({ consent, loaders, prepare, getReady, forget: forgetIdentifiers });
}

/** Only people who accepted download the code that checks events. */
const loadCheck = () => import(/* webpackChunkName: "events" */ './tag-event.ts');

const isLocal = (): boolean => typeof __AURA_EMULATORS__ !== 'undefined' && __AURA_EMULATORS__;

function complain(fault: string): void {
  // eslint-disable-next-line no-console -- this is where a developer reads it
  if (isLocal()) console.warn(`[analytics] ${fault}`);
}

/**
 * One chunk for each service, loaded only after acceptance; on the emulators the console replaces missing services.
 */
function listConfiguredTags({ analytics, firebase }: RuntimeConfig): LoadTag[] {
  const { measurementId, pixelId } = analytics ?? {};
  const loaders: LoadTag[] = [];
  if (measurementId)
    loaders.push(async (signal) => {
      const { loadGoogleTag } = await import(/* webpackChunkName: "google-tag" */ './google/google-tag.ts');
      return loadGoogleTag(firebase, measurementId, signal);
    });
  if (pixelId)
    loaders.push(async (signal) => {
      const { loadMetaPixel } = await import(/* webpackChunkName: "meta-pixel" */ './meta/meta-pixel.ts');
      return loadMetaPixel(pixelId, signal);
    });
  if (loaders.length === 0 && isLocal()) loaders.push(() => Promise.resolve(consoleTag));
  return loaders;
}

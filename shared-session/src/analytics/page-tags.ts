import type { RuntimeConfig } from '../config/runtime-config.ts';
import type { Consent } from '../consent/consent.ts';
import { consoleTag } from './console-tag.ts';
import type { AnalyticsSink } from './events.ts';
import { forgetIdentifiers } from './identifiers.ts';
import type { LoadTag } from './tag.contract.ts';
import { toTagEvent } from './tag-event.ts';
import { createTags } from './tags.ts';

/** The sink to the services that the deployment has configured; null where there are none. */
export function connectTags(config: RuntimeConfig, consent: Consent): AnalyticsSink | null {
  const loaders = configuredTags(config);
  if (loaders.length === 0) return null;
  return createTags({
    consent,
    loaders,
    prepare: (event) => toTagEvent(config.firebase.projectId, event),
    forget: forgetIdentifiers,
  });
}

/** One chunk for each service, asked for only when it may be loaded; on the emulators the console, where there is none. */
function configuredTags({ analytics, firebase }: RuntimeConfig): LoadTag[] {
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
  if (loaders.length === 0 && typeof __AURA_EMULATORS__ !== 'undefined' && __AURA_EMULATORS__)
    loaders.push(() => Promise.resolve(consoleTag));
  return loaders;
}

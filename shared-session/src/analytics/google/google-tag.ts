import { initializeApp, setLogLevel } from 'firebase/app';
import {
  initializeAnalytics,
  logEvent,
  setAnalyticsCollectionEnabled,
  setConsent,
  type Analytics,
} from 'firebase/analytics';
import type { RuntimeConfig } from '../../config/runtime-config.ts';
import { readPlainAddress } from '../plain-address.ts';
import type { Tag } from '../tag.contract.ts';
import { loadTagScript } from '../tag-script.ts';
import type { TagEvent } from '../events.ts';

/**
 * A separate app: the session's has no measurement id, and Firebase refuses to initialise one app twice with different
 * options.
 */
const APP = 'analytics';

const GRANTED = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
} as const;

let analytics: Analytics | null = null;

/**
 * Google Analytics through Firebase. We load its script before Firebase does: so the address passes our own policy, we
 * notice a blocked script before any other request, and a withdrawal of consent cancels it. Automatic measurement of
 * the property ("enhanced measurement") has to be switched off at Google.
 */
export async function loadGoogleTag(
  firebase: RuntimeConfig['firebase'],
  measurementId: string,
  signal: AbortSignal,
): Promise<Tag> {
  signal.throwIfAborted();
  await loadTagScript(`https://www.googletagmanager.com/gtag/js?l=dataLayer&id=${measurementId}`);
  return {
    allow: () => {
      setDisabled(measurementId, false);
      setConsent(GRANTED);
      analytics ??= start(firebase, measurementId);
      setAnalyticsCollectionEnabled(analytics, true);
    },
    revoke: () => {
      // Google's own switch works at once; Firebase's waits for its initialisation
      setDisabled(measurementId, true);
      if (analytics) setAnalyticsCollectionEnabled(analytics, false);
      setConsent({ ...GRANTED, analytics_storage: 'denied' });
    },
    send: (event) => {
      const { name, parameters } = toGoogleEvent(event);
      if (analytics) logEvent(analytics, name, { ...parameters, page_location: readPlainAddress() });
    },
  };
}

function start(firebase: RuntimeConfig['firebase'], measurementId: string): Analytics {
  // a blocked script is no error of the product
  setLogLevel('silent');
  const app = initializeApp({ ...firebase, measurementId }, APP);
  return initializeAnalytics(app, {
    config: {
      send_page_view: false,
      page_location: readPlainAddress(),
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    },
  });
}

function setDisabled(measurementId: string, disabled: boolean): void {
  Object.assign(window, { [`ga-disable-${measurementId}`]: disabled });
}

/** An event as Google Analytics takes it. */
interface GoogleEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** The event under the names that its declaration gives for Google: parameters are texts and numbers, no lists. */
export function toGoogleEvent({ event, declaration: { google } }: TagEvent): GoogleEvent {
  const { name, ...payload } = event;
  const parameters = Object.entries(payload).map(([key, value]) => [
    google?.parameters?.[key] ?? key,
    typeof value === 'object' ? value.join(',') : value,
  ]);
  return { name: google?.event ?? name, parameters: Object.fromEntries(parameters) };
}

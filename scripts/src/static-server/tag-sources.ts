/** Ids of the measuring services, as the page's configuration has them. */
export interface TagIds {
  readonly measurementId?: string | undefined;
  readonly pixelId?: string | undefined;
}

/** Sources that a page must allow for loading and calling services. */
interface TagSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  /** Names of the Trusted Types policies that the services' own scripts create. */
  readonly trustedTypes: readonly string[];
}

const GOOGLE_COLLECTORS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

const GOOGLE: TagSources = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    ...GOOGLE_COLLECTORS,
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
  ],
  image: GOOGLE_COLLECTORS,
  trustedTypes: ['goog#html'],
};

const META: TagSources = {
  script: ['https://connect.facebook.net'],
  connect: ['https://www.facebook.com'],
  image: ['https://www.facebook.com'],
  trustedTypes: ['connect.facebook.net/fbevents', 'facebook.com/signals/iwl'],
};

/** CSP sources of the configured services; empty lists without any. */
export function tagSources({ measurementId, pixelId }: TagIds = {}): TagSources {
  const used = [...(measurementId ? [GOOGLE] : []), ...(pixelId ? [META] : [])];
  return {
    script: used.flatMap(({ script }) => script),
    connect: used.flatMap(({ connect }) => connect),
    image: used.flatMap(({ image }) => image),
    trustedTypes: used.flatMap(({ trustedTypes }) => trustedTypes),
  };
}

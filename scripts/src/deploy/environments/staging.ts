import { getSecrets } from './secrets.ts';
import type { Environment } from './environment.ts';

/** Where every change runs before it reaches people. */
export const staging: Environment = {
  name: 'staging',
  projectId: 'aura-staging',
  origin: 'https://staging.aura.example',
  firebase: { apiKey: null, appId: null },
  sites: { shell: 'aura-staging', remotes: 'aura-staging-remotes' },
  remotes: {
    from: 'releases',
    store: 'gs://aura-releases-staging',
    origin: 'https://r.staging.aura.example',
    key: null,
  },
  shells: 'gs://aura-shells-staging',
  usesStripe: true,
  settings: { AURA_SITE_URL: 'https://staging.aura.example', AURA_RELEASES: 'gs://aura-releases-staging' },
  secrets: getSecrets({ mail: 'resend' }),
};

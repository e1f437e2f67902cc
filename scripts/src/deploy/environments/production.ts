import { getSecrets } from './secrets.ts';
import type { Environment } from './environment.ts';

/** The public environment. */
export const production: Environment = {
  name: 'production',
  projectId: 'aura-prod',
  origin: 'https://aura.example',
  firebase: { apiKey: null, appId: null },
  sites: { shell: 'aura-prod', remotes: 'aura-prod-remotes' },
  remotes: {
    from: 'releases',
    store: 'gs://aura-releases',
    origin: 'https://r.aura.example',
    key: null,
  },
  shells: 'gs://aura-shells',
  usesStripe: true,
  settings: { AURA_SITE_URL: 'https://aura.example', AURA_RELEASES: 'gs://aura-releases' },
  secrets: getSecrets({ mail: 'resend' }),
};

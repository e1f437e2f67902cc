import type { Environment } from './environment.ts';

/** Production's files on this machine, with the emulators behind them. The names lead to this machine alone. */
export const twin: Environment = {
  name: 'twin',
  projectId: 'demo-aura',
  origin: 'https://aura.test',
  firebase: { apiKey: 'demo', appId: 'demo' },
  sites: { shell: 'aura-shell', remotes: 'aura-remotes' },
  remotes: { from: 'workspace', origin: 'https://remotos.aura.test' },
  shells: null,
  usesStripe: false,
  settings: { AURA_SITE_URL: 'https://aura.test', AURA_JOBS_SAMPLE: 'on' },
  secrets: [],
};

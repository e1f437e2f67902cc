import { onRequest } from 'firebase-functions/https';
import { FUNCTIONS_REGION } from '@aura/shared-domain';
import { createApp } from './app.ts';
import { deployed } from './deployed.ts';
import { endGently } from './end-gently.ts';
import { PARTS } from './parts/all-parts.ts';
import { BUDGET } from './model/budget.ts';
import { languageModel } from './model/language-model.ts';

export * from './parts/all-schedules.ts';

const app = createApp({
  ...deployed,
  parts: PARTS,
  model: languageModel(deployed.language),
  budget: BUDGET,
  log: deployed.report,
  beforeEnd: endGently(process),
});

/**
 * The whole backend. `cors: false` leaves CORS to the app, also in the emulator. Ten thousand ads in memory, and as
 * many again while others take their place, come to 700 MB.
 */
export const api = onRequest(
  {
    region: FUNCTIONS_REGION,
    cors: false,
    invoker: 'public',
    memory: '1GiB',
    concurrency: 40,
    maxInstances: 10,
    timeoutSeconds: 60,
    secrets: deployed.secrets,
  },
  app,
);

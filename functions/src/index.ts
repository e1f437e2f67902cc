import { onRequest } from 'firebase-functions/https';
import { diagnose } from '@aura/shared-career';
import { FUNCTIONS_REGION } from '@aura/shared-domain';
import { ERASE_STEPS } from './account/erase-steps.ts';
import { createApp, RATE_LIMITS } from './app.ts';
import { emulatorMisuse } from './config/emulator-guard.ts';
import { readSettings } from './config/settings.ts';
import { firebaseServices } from './firebase/admin.ts';
import { logToStdout } from './http/log.ts';

const misuse = emulatorMisuse(process.env);
if (misuse) throw new Error(misuse);

const settings = readSettings(process.env);
const app = createApp({
  ...settings,
  ...firebaseServices(settings.projectId),
  engine: diagnose,
  now: () => new Date(),
  log: logToStdout,
  limits: RATE_LIMITS,
  eraseSteps: ERASE_STEPS,
});

/** The whole backend. `cors: false` leaves CORS to the app, also in the emulator. */
export const api = onRequest(
  {
    region: FUNCTIONS_REGION,
    cors: false,
    invoker: 'public',
    memory: '512MiB',
    concurrency: 40,
    maxInstances: 10,
    timeoutSeconds: 60,
  },
  app,
);

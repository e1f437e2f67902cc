import { onRequest } from 'firebase-functions/https';
import { analyseLinkedIn, analyseResume, diagnose } from '@aura/shared-career';
import { FUNCTIONS_REGION, ok } from '@aura/shared-domain';
import { ERASE_STEPS } from './account/erase-steps.ts';
import { createApp, RATE_LIMITS } from './app.ts';
import { emulatorMisuse } from './config/emulator-guard.ts';
import { readSettings } from './config/settings.ts';
import { firebaseServices } from './firebase/admin.ts';
import { logToStdout } from './http/log.ts';
import { BUDGET } from './writer/budget.ts';
import { geminiModel } from './writer/gemini.ts';
import { logWritingToStdout } from './writer/writing-report.ts';

const misuse = emulatorMisuse(process.env);
if (misuse) throw new Error(misuse);

const { gemini, ...settings } = readSettings(process.env);
const app = createApp({
  ...settings,
  ...firebaseServices(settings.projectId),
  engine: diagnose,
  resumeEngine: analyseResume,
  linkedInEngine: (input, options) => ok(analyseLinkedIn(input, options)),
  model: gemini && geminiModel(gemini),
  budget: BUDGET,
  now: () => new Date(),
  log: logToStdout,
  logWriting: logWritingToStdout,
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

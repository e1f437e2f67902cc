import { FUNCTIONS_REGION } from '@aura/shared-domain';
import { EMULATOR_PORTS } from '../ports/emulator-ports.ts';

/** Project of the emulators; the prefix `demo-` makes sure that no real project is ever reached. */
export const PROJECT = 'demo-aura';

export const AUTH_HOST = `127.0.0.1:${EMULATOR_PORTS.auth}`;
export const FIRESTORE_HOST = `127.0.0.1:${EMULATOR_PORTS.firestore}`;
/** Path of the function at its emulator; `/api/…` is added to it. */
export const FUNCTION_PATH = `/${PROJECT}/${FUNCTIONS_REGION}/api`;
export const FUNCTION_URL = `http://127.0.0.1:${EMULATOR_PORTS.functions}${FUNCTION_PATH}`;

/** Variables that make the official SDKs use the emulators. */
export const EMULATOR_ENV = {
  GCLOUD_PROJECT: PROJECT,
  FIREBASE_AUTH_EMULATOR_HOST: AUTH_HOST,
  FIRESTORE_EMULATOR_HOST: FIRESTORE_HOST,
} as const;

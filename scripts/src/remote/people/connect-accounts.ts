import { applicationDefault, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { EMULATOR_ENV, PROJECT } from '../../emulators/project.ts';

const APP = 'releases';

/** The accounts of the project that `GCLOUD_PROJECT` names; without it, those of this machine's emulators. */
export function connectAccounts(env: NodeJS.ProcessEnv): Auth {
  const known = getApps().find(({ name }) => name === APP);
  if (known) return getAuth(known);
  const projectId = env['GCLOUD_PROJECT'] ?? PROJECT;
  if (projectId !== PROJECT)
    return getAuth(initializeApp({ projectId, credential: applicationDefault() }, APP));
  // Google's libraries would ask the network whether this is a machine of theirs.
  Object.assign(process.env, EMULATOR_ENV, { METADATA_SERVER_DETECTION: 'none' });
  return getAuth(initializeApp({ projectId }, APP));
}

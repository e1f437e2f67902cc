import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A built backend in a separate process. */
export interface BackendProcess {
  /** Port of this machine on which it answers. */
  readonly port: number;
  readonly stop: () => void;
  /** Ends it without a chance to finish anything. */
  readonly kill: () => void;
}

/** Leads a process to the emulators. */
export const EMULATORS = {
  // There is no cloud around it that could be asked who it is.
  METADATA_SERVER_DETECTION: 'none',
  GCLOUD_PROJECT: 'demo-aura',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
};

/**
 * Starts a built backend against the running emulators.
 * @param settings of its environment, besides those that lead to the emulators
 * @param entry of the build; that of the repository by default
 */
export async function startBackendProcess(
  settings: Readonly<Record<string, string>>,
  entry = join(import.meta.dirname, '../../../../functions/dist/index.js'),
): Promise<BackendProcess> {
  const backend = fork(join(import.meta.dirname, 'backend-process.ts'), [entry], {
    env: {
      ...process.env,
      ...EMULATORS,
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(backend, 'message')) as [{ port: number }];
  return { port, stop: () => void backend.kill(), kill: () => void backend.kill('SIGKILL') };
}

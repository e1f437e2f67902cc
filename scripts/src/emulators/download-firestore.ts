import { runLogged } from '../processes/run-logged.ts';
import { say } from '../terminal/say.ts';
import { toolsEnvironment } from './environment.ts';
import { emulatorCache } from './find-firestore-jar.ts';
import { FIREBASE_TOOLS, workFolder } from './tools.ts';

/**
 * Has the pinned firebase-tools download its Firestore emulator, and says so. Whether that worked shows in what is
 * found afterwards.
 * @param log file that takes what the tool prints
 */
export async function downloadFirestore(log: string, signal?: AbortSignal): Promise<void> {
  say('Baixando o emulador do Firestore (64 MB, só nesta primeira vez)…');
  await runLogged({
    command: process.execPath,
    args: [FIREBASE_TOOLS, 'setup:emulators:firestore'],
    cwd: await workFolder(),
    env: { ...(await toolsEnvironment()), FIREBASE_EMULATORS_PATH: emulatorCache() },
    log,
    ...(signal && { signal }),
  });
}

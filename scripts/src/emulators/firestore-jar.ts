import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { LOGS } from '../workspaces/paths.ts';
import { locateEmulatorCache, findFirestoreJar, type FoundJar } from './find-firestore-jar.ts';
import { runLogged } from '../processes/run-logged.ts';
import { say } from '../terminal/print-messages.ts';
import { prepareToolsEnvironment } from './environment.ts';
import { FIREBASE_TOOLS, prepareWorkFolder } from './tools.ts';

/** Access to the machine. */
export interface FirestoreSource {
  /** Looks on this machine; null if it finds none. */
  readonly find: () => Promise<FoundJar | null>;
  /** Tries to download the pinned one; the result is determined by looking for it afterwards. */
  readonly download: () => Promise<unknown>;
}

const LOG = join(LOGS, 'firestore-download.log');

const NOT_TO_BE_HAD =
  'O emulador do Firestore não está neste computador e não pôde ser baixado. Verifique a conexão com a internet ' +
  'e tente de novo, ou indique na variável FIRESTORE_EMULATOR_BINARY_PATH um jar que você já tenha. ' +
  `Detalhes em ${LOG}`;

/**
 * Path of a jar that `java -jar` can run as Firestore emulator, downloaded if necessary. Fails with a sentence for the
 * terminal.
 * @param signal cancels the download
 */
export function ensureFirestoreJar(signal?: AbortSignal): Promise<Result<string, string>> {
  return findJar({ find: () => findFirestoreJar(), download: () => downloadFirestore(LOG, signal) });
}

/** {@link ensureFirestoreJar} on a given machine. A path that the person named is never replaced by a download. */
export async function findJar({ find, download }: FirestoreSource): Promise<Result<string, string>> {
  const present = await find();
  if (present) return judge(present);
  await download();
  const downloaded = await find();
  return downloaded ? judge(downloaded) : err(NOT_TO_BE_HAD);
}

function judge(found: FoundJar): Result<string, string> {
  return found.kind === 'jar'
    ? ok(found.path)
    : err(`FIRESTORE_EMULATOR_BINARY_PATH aponta para um arquivo que não existe: ${found.path}`);
}

/**
 * Lets the pinned firebase-tools download its Firestore emulator, with a message. The result is determined by looking
 * for it afterwards.
 * @param log file for the tool's output
 */
async function downloadFirestore(log: string, signal?: AbortSignal): Promise<void> {
  say('Baixando o emulador do Firestore (64 MB, só nesta primeira vez)…');
  await runLogged({
    command: process.execPath,
    args: [FIREBASE_TOOLS, 'setup:emulators:firestore'],
    cwd: await prepareWorkFolder(),
    env: { ...(await prepareToolsEnvironment()), FIREBASE_EMULATORS_PATH: locateEmulatorCache() },
    log,
    ...(signal && { signal }),
  });
}

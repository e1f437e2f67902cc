import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { launcherJar } from './launcher-jar.ts';

export type FirestoreJar =
  { readonly ok: true; readonly path: string } | { readonly ok: false; readonly message: string };

/** The version that the pinned firebase-tools asks for (its `downloadableEmulatorInfo.json`). */
const CACHED_JAR = 'cloud-firestore-emulator-v1.19.8.jar';
const SDK_JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const LAUNCHER = join(import.meta.dirname, '../../../.local/firestore-launcher.jar');

const NOT_FOUND =
  'O emulador do Firestore não foi encontrado neste computador. ' +
  'Com internet, instale-o uma vez com "npx firebase setup:emulators:firestore" e tente de novo.';

/**
 * Path of a jar that `java -jar` can run as Firestore emulator, made where needed. In this order: the one named
 * by FIRESTORE_EMULATOR_BINARY_PATH, the one that firebase-tools downloaded, a launcher for the one of a Google
 * Cloud SDK (which has no main class of its own). Fails with a sentence for the person at the terminal.
 */
export async function ensureFirestoreJar(env: NodeJS.ProcessEnv = process.env): Promise<FirestoreJar> {
  const named = env['FIRESTORE_EMULATOR_BINARY_PATH'];
  if (named) {
    return existsSync(named)
      ? { ok: true, path: named }
      : {
          ok: false,
          message: `FIRESTORE_EMULATOR_BINARY_PATH aponta para um arquivo que não existe: ${named}`,
        };
  }
  const cache = env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  const cached = join(cache, CACHED_JAR);
  if (existsSync(cached)) return { ok: true, path: cached };

  for (const root of await sdkRoots(env)) {
    const target = join(root, SDK_JAR);
    if (existsSync(target)) return { ok: true, path: await writeLauncher(target) };
  }
  return { ok: false, message: NOT_FOUND };
}

async function sdkRoots(env: NodeJS.ProcessEnv): Promise<string[]> {
  const onPath = (env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'gcloud'));
  const commands = await Promise.all(onPath.filter((path) => existsSync(path)).map((path) => realpath(path)));
  return [
    ...commands.map((command) => dirname(dirname(command))),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
    '/snap/google-cloud-cli/current',
  ];
}

/** Written beside its place and renamed, so that two processes starting at once never read half a jar. */
async function writeLauncher(target: string): Promise<string> {
  const bytes = launcherJar(target);
  if (existsSync(LAUNCHER) && bytes.equals(await readFile(LAUNCHER))) return LAUNCHER;
  await mkdir(dirname(LAUNCHER), { recursive: true });
  const draft = `${LAUNCHER}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, LAUNCHER);
  return LAUNCHER;
}

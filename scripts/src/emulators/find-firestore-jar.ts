import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { LOCAL } from '../workspaces/paths.ts';
import { buildLauncherJar } from './launcher-jar.ts';

export type FoundJar =
  | { readonly kind: 'jar'; readonly path: string }
  /** FIRESTORE_EMULATOR_BINARY_PATH names a file that is not there. */
  | { readonly kind: 'named but missing'; readonly path: string };

/** The version that the pinned firebase-tools downloads (its `downloadableEmulatorInfo.json`). */
export const CACHED_JAR = 'cloud-firestore-emulator-v1.19.8.jar';
const SDK_JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const LAUNCHER = join(LOCAL, 'firestore-launcher.jar');

/** Folder that firebase-tools keeps downloaded emulators in; absolute, as our processes run in other folders. */
export function locateEmulatorCache(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(env['FIREBASE_EMULATORS_PATH'] || join(homedir(), '.cache/firebase/emulators'));
}

/**
 * Looks for a Firestore emulator that `java -jar` can run, in this order: the one named by
 * FIRESTORE_EMULATOR_BINARY_PATH, the one that firebase-tools downloaded, a launcher (written here) for the one of a
 * Google Cloud SDK, which has no main class. Null if there is none. Paths are absolute.
 */
export async function findFirestoreJar(env: NodeJS.ProcessEnv = process.env): Promise<FoundJar | null> {
  const named = env['FIRESTORE_EMULATOR_BINARY_PATH'];
  if (named) {
    const path = resolve(named);
    return { kind: existsSync(path) ? 'jar' : 'named but missing', path };
  }
  const cached = join(locateEmulatorCache(env), CACHED_JAR);
  if (existsSync(cached)) return { kind: 'jar', path: cached };

  for (const root of await listSdkRoots(env)) {
    const target = join(root, SDK_JAR);
    if (existsSync(target)) return { kind: 'jar', path: await writeLauncher(target) };
  }
  return null;
}

async function listSdkRoots(env: NodeJS.ProcessEnv): Promise<string[]> {
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

/** Written to a temporary file and renamed, so that two concurrent starts never read half a jar. */
async function writeLauncher(target: string): Promise<string> {
  const bytes = buildLauncherJar(target);
  if (existsSync(LAUNCHER) && bytes.equals(await readFile(LAUNCHER))) return LAUNCHER;
  await mkdir(dirname(LAUNCHER), { recursive: true });
  const draft = `${LAUNCHER}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, LAUNCHER);
  return LAUNCHER;
}

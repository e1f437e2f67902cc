import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LOCAL } from '../workspaces/paths.ts';

/** Program of the pinned firebase-tools, to be run with Node. */
export const FIREBASE_TOOLS = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/** Working folder of firebase-tools and the emulators, which write their logs to it. */
export async function prepareWorkFolder(): Promise<string> {
  const folder = join(LOCAL, 'emulators');
  await mkdir(folder, { recursive: true });
  return folder;
}

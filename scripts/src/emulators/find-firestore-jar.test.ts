import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CACHED_JAR, findFirestoreJar } from './find-firestore-jar.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aura-jar-'));
});
afterEach(() => rm(dir, { recursive: true }));

describe('findFirestoreJar', () => {
  it('looks for the file that the installed firebase-tools downloads', () => {
    const info = createRequire(import.meta.url)(
      'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
    ) as {
      firestore: { downloadPathRelativeToCacheDir: string };
    };
    expect(CACHED_JAR).toBe(info.firestore.downloadPathRelativeToCacheDir);
  });
  it('takes the downloaded one, under an absolute path', async () => {
    await writeFile(join(dir, CACHED_JAR), '');
    const env = { FIREBASE_EMULATORS_PATH: relative(process.cwd(), dir) };
    expect(await findFirestoreJar(env)).toEqual({ kind: 'jar', path: join(dir, CACHED_JAR) });
  });
  it('prefers the named file, and reports a missing one', async () => {
    await writeFile(join(dir, CACHED_JAR), '');
    const named = join(dir, 'own.jar');
    const env = { FIREBASE_EMULATORS_PATH: dir, FIRESTORE_EMULATOR_BINARY_PATH: named };
    expect(await findFirestoreJar(env)).toEqual({ kind: 'named but missing', path: named });
    await writeFile(named, '');
    expect(await findFirestoreJar(env)).toEqual({ kind: 'jar', path: named });
  });
});

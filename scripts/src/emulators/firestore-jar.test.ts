import { describe, expect, it } from 'vitest';
import type { FoundJar } from './find-firestore-jar.ts';
import { findJar, type FirestoreSource } from './firestore-jar.ts';

const JAR: FoundJar = { kind: 'jar', path: '/a.jar' };

/** A machine that holds `present`, and `afterDownload` once a download was tried. */
function machine(present: FoundJar | null, afterDownload = present): FirestoreSource & { downloads: number } {
  const state = {
    downloads: 0,
    find: async () => (state.downloads > 0 ? afterDownload : present),
    download: async () => void state.downloads++,
  };
  return state;
}

describe('findJar', () => {
  it('takes the jar of this machine without the network', async () => {
    const source = machine(JAR);
    expect(await findJar(source)).toEqual({ ok: true, value: '/a.jar' });
    expect(source.downloads).toBe(0);
  });
  it('downloads where there is none', async () => {
    expect(await findJar(machine(null, JAR))).toEqual({ ok: true, value: '/a.jar' });
  });
  it('says what to do after a download without a file', async () => {
    const result = await findJar(machine(null));
    expect(result).toMatchObject({ ok: false, error: expect.stringContaining('internet') });
    expect(result).toMatchObject({ error: expect.stringContaining('FIRESTORE_EMULATOR_BINARY_PATH') });
  });
  it('names a wrong path instead of downloading over it', async () => {
    const source = machine({ kind: 'named but missing', path: '/gone.jar' }, JAR);
    expect(await findJar(source)).toMatchObject({ ok: false, error: expect.stringContaining('/gone.jar') });
    expect(source.downloads).toBe(0);
  });
});

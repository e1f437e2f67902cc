import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SAMPLE_STATUS } from '../../../../test-support/jobs.ts';
import { localBackend, type Backend } from '../../../../test-support/backend.ts';
import { packMarket } from './market-snapshot.ts';
import { createSnapshotStore } from './snapshot-store.ts';

let backend: Backend;
beforeAll(async () => void (backend = await localBackend()));
afterAll(() => backend.stop());

const at = (minute: number) => new Date(Date.UTC(2026, 10, 10, 12, minute));

it('keeps the bytes in parts, and the version before until the one after', async () => {
  const store = createSnapshotStore(backend.db);
  await backend.db.doc('marketSnapshots/current').delete();
  expect(await store.read()).toBeNull();

  const { manifest } = packMarket('v1', [], [SAMPLE_STATUS]);
  // Larger than a document may be.
  const bytes = randomBytes(1_500_000);
  await store.write({ ...manifest, size: bytes.length }, bytes, at(0));
  const first = await store.read();
  if (!first) throw new Error('Nothing was stored.');
  expect(first).toMatchObject({ manifest: { version: 'v1', size: bytes.length }, checkedAt: at(0) });
  expect(bytes.equals(await store.readBytes(first))).toBe(true);

  await store.confirm([{ ...SAMPLE_STATUS, state: 'down' }], at(15));
  expect(await store.read()).toMatchObject({
    generation: first.generation,
    manifest: { sources: [{ state: 'down' }] },
    checkedAt: at(15),
  });

  await store.write({ ...manifest, version: 'v2', size: 3 }, Buffer.from('dois'), at(30));
  expect(bytes.equals(await store.readBytes(first))).toBe(true);
  await store.write({ ...manifest, version: 'v3', size: 4 }, Buffer.from('três'), at(45));
  expect((await store.readBytes(first)).length).toBe(0);
  expect(await store.read()).toMatchObject({ manifest: { version: 'v3' } });

  await backend.db.doc('marketSnapshots/current').set({ format: 99 });
  expect(await store.read()).toBeNull();
});

import type { PointEntry } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { memoryBackend, person } from '../testing/memory-backend.ts';
import { testPage } from '../testing/test-page.ts';
import { createPointRecords } from './point-records.ts';

const stored = (entry: number): PointEntry => ({
  entry,
  type: 'task',
  target: `t${entry}`,
  delta: 5,
  balance: 5 * entry,
  reason: `Tarefa concluída: t${entry}`,
  at: new Date(Date.UTC(2026, 10, 10)),
});

async function open() {
  const backend = memoryBackend(person('ana'));
  backend.documents.set('users/ana', {});
  const page = testPage(backend);
  await page.session.ensure();
  const store = (entry: number, more: object = {}) =>
    backend.documents.set(`users/ana/pointEvents/${entry}`, { ...stored(entry), ...more });
  return { backend, store, ...createPointRecords(page.session) };
}

test('entries come newest first by their number, and one of an unknown form empty', async () => {
  const { store, listPointEntries } = await open();
  store(9);
  store(10, { type: 'gift' });
  store(11);
  expect(await listPointEntries()).toEqual({
    ok: true,
    value: [
      { id: '11', entry: stored(11) },
      { id: '10', entry: null },
      { id: '9', entry: stored(9) },
    ],
  });
});

test('the newest fifty are listed', async () => {
  const { store, listPointEntries } = await open();
  for (let entry = 1; entry <= 60; entry += 1) store(entry);
  const listed = await listPointEntries();
  expect(listed.ok && listed.value.map(({ id }) => Number(id))).toEqual(
    Array.from({ length: 50 }, (_, at) => 60 - at),
  );
});

test('a failure of the database is told', async () => {
  const { backend, listPointEntries } = await open();
  backend.disturb = async () => ({ code: 'permission-denied' });
  expect(await listPointEntries()).toMatchObject({
    ok: false,
    error: { message: expect.stringMatching(/^Não foi possível/) },
  });
});

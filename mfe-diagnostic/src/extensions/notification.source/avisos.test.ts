// @vitest-environment happy-dom
import { getSession } from '@aura/shared-session';
import { createMemoryBackend, makePerson, startInMemory } from '@aura/shared-session/testing';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refresh } from './avisos.ts';

const backend = createMemoryBackend(makePerson('ana'));
const news = { id: 'prazo_a', text: 'Uma tarefa', read: false, timestamp: '2026-11-10T12:00:00.000Z' };
let added = 0;
let isUp = true;

const shown = () => {
  const session = getSession();
  return session.status === 'signedIn' ? session.profile.notifications.map(({ id }) => id) : null;
};

beforeAll(() => {
  backend.documents.set('users/ana', { name: 'Ana', avatarUrl: null });
  return startInMemory(backend);
});

beforeEach(() => {
  [added, isUp] = [0, true];
  backend.documents.set('users/ana', { name: 'Ana', avatarUrl: null, notifications: [news] });
  vi.stubGlobal('fetch', async () => {
    if (!isUp) throw new TypeError('no connection');
    return Response.json({ added });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('reads nothing again without a new record', async () => {
  await refresh();
  expect(shown()).toEqual([]);
});

test('says if a server fails to answer, so that it is asked again', async () => {
  isUp = false;
  await expect(refresh()).rejects.toThrow('offline');
  expect(shown()).toEqual([]);
});

test('an added record is shown', async () => {
  added = 1;
  await refresh();
  expect(shown()).toEqual(['prazo_a']);
});

import { createProfile, err, ok, PROFILE_LOAD_FAILED } from '@aura/shared-domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SessionBackend } from '../backend/session-backend.contract.ts';
import { createMemoryBackend, makePerson } from '../testing/memory-backend.ts';
import { createSharedStorage } from '../testing/memory-storage.ts';
import { createGate, testPage, waitUntil } from '../testing/test-page.ts';

const ana = makePerson('ana');
const bia = makePerson('bia');

function backendWith(user: typeof ana | null = ana) {
  const backend = createMemoryBackend(user);
  backend.documents.set('users/ana', { name: 'Ana' });
  backend.documents.set('users/bia', { name: 'Bia' });
  return backend;
}

const hinted = () => {
  const storage = createSharedStorage().openTab();
  storage.write('aura.hint', '1');
  return storage;
};

const nameOf = (page: ReturnType<typeof testPage>) => {
  const state = page.session.getState();
  return state.status === 'signedIn' ? state.profile.name : state.status;
};

test('before its start the session follows the local mark', () => {
  expect(testPage().session.getState()).toEqual({ status: 'signedOut' });
  const page = testPage(createMemoryBackend(), hinted());
  expect(page.session.getState()).toEqual({ status: 'loading' });
  expect(page.session.getPhase()).toBe('notStarted');
});

test('a start without anybody ends verified, signed out and without the mark', async () => {
  const page = testPage(createMemoryBackend(), hinted());
  expect(await page.session.ensure()).toEqual({ status: 'signedOut' });
  expect(page.session.getPhase()).toBe('verified');
  expect(page.hint.isSet()).toBe(false);
});

test('a start with somebody waits for the profile and sets the mark', async () => {
  const page = testPage(backendWith());
  const state = await page.session.ensure();
  expect(state).toMatchObject({
    status: 'signedIn',
    user: { uid: 'ana' },
    profile: { name: 'Ana', points: 0 },
  });
  expect(page.hint.isSet()).toBe(true);
});

test('repeated starts start the session once', async () => {
  let loads = 0;
  const backend = backendWith();
  const page = testPage(backend, undefined, {
    loadBackend: async () => (loads++, ok<SessionBackend>(backend)),
  });
  await Promise.all([page.session.ensure(), page.session.ensure()]);
  await page.session.ensure();
  expect(loads).toBe(1);
});

test('a library that cannot be downloaded is told, keeps the mark and may be tried again', async () => {
  const backend = backendWith();
  let reachable = false;
  const loadBackend = async () => (reachable ? ok<SessionBackend>(backend) : err({ code: 'not-loaded' }));
  const page = testPage(backend, hinted(), { loadBackend });
  expect(await page.session.ensure()).toEqual({ status: 'signedOut' });
  expect(page.session.getPhase()).toBe('failed');
  expect(page.told.map((notice) => notice.kind)).toEqual(['unavailable']);
  expect(page.hint.isSet()).toBe(true);
  reachable = true;
  expect(await page.session.ensure()).toMatchObject({ status: 'signedIn' });
  expect(page.session.getPhase()).toBe('verified');
});

test('a session that the provider ended is told, and one that the person ends is not', async () => {
  const backend = backendWith();
  const page = testPage(backend);
  await page.session.ensure();
  backend.becomes(null);
  expect(page.told.map((notice) => notice.kind)).toEqual(['sessionExpired']);
  expect(page.session.getState()).toEqual({ status: 'signedOut' });
  backend.becomes(ana);
  await waitUntil(() => page.session.getState().status === 'signedIn');
  await page.session.leave();
  expect(page.told).toHaveLength(1);
});

test('four failed reads of the profile are survived', async () => {
  const backend = backendWith();
  let reads = 0;
  backend.disturb = async (operation) =>
    operation === 'readDocument' && ++reads < 5 ? { code: 'unavailable' } : null;
  const page = testPage(backend);
  expect(await page.session.ensure()).toMatchObject({ status: 'signedIn' });
  expect(page.pauses).toEqual([500, 1000, 1500, 2000]);
});

test('five failed reads sign the person out with the specified message', async () => {
  const backend = backendWith();
  backend.disturb = async (operation) => (operation === 'readDocument' ? { code: 'unavailable' } : null);
  const page = testPage(backend);
  expect(await page.session.ensure()).toEqual({ status: 'signedOut' });
  expect(page.told).toEqual([{ kind: 'profileLoadFailed', message: PROFILE_LOAD_FAILED }]);
  expect(backend.currentUser()).toBeNull();
  expect(page.hint.isSet()).toBe(false);
});

test('pauses grow by at most a tenth', async () => {
  const backend = backendWith();
  backend.disturb = async (operation) => (operation === 'readDocument' ? { code: 'unavailable' } : null);
  const page = testPage(backend, undefined, { random: () => 0.999 });
  await page.session.ensure();
  const total = page.pauses.reduce((sum, ms) => sum + ms, 0);
  expect(total).toBeGreaterThan(5000);
  expect(total).toBeLessThanOrEqual(5500);
});

test('a document that does not fit the schema counts as not loaded', async () => {
  const backend = backendWith();
  backend.documents.set('users/ana', { name: 'Ana', points: 'muitos' });
  const page = testPage(backend);
  expect(await page.session.ensure()).toEqual({ status: 'signedOut' });
});

test('a person whose other tab signs up waits for its document instead of writing one', async () => {
  const backend = backendWith();
  backend.documents.delete('users/ana');
  let reads = 0;
  backend.disturb = async (operation) => {
    if (operation === 'readDocument' && ++reads === 3)
      backend.documents.set('users/ana', { name: 'Nome escolhido' });
    return null;
  };
  const page = testPage(backend);
  await page.session.ensure();
  expect(nameOf(page)).toBe('Nome escolhido');
  expect(backend.writes).toEqual([]);
});

test('a document that stays missing is written with exactly name and avatar', async () => {
  const backend = createMemoryBackend(makePerson('ana', { photoUrl: 'http://inseguro.example/a.png' }));
  const page = testPage(backend);
  await page.session.ensure();
  expect(backend.documents.get('users/ana')).toEqual(createProfile('ana'));
  expect(nameOf(page)).toBe('ana');
});

test('a person who leaves while the profile loads is not brought back by the answer', async () => {
  const backend = backendWith();
  const door = createGate();
  backend.disturb = async (operation) => (operation === 'readDocument' ? door.opened.then(() => null) : null);
  const page = testPage(backend);
  const started = page.session.ensure();
  await waitUntil(() => page.session.getState().status === 'loading');
  backend.becomes(null);
  door.open();
  await started;
  expect(page.session.getState()).toEqual({ status: 'signedOut' });
  expect(page.told).toEqual([]);
});

test('after a switch of person no data of the former one is shown, in any order of answers', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      async (switches, anaFirst) => {
        const backend = backendWith(null);
        const doors = { 'users/ana': createGate(), 'users/bia': createGate() };
        backend.disturb = async (operation, path) => {
          if (operation === 'readDocument') await doors[path as keyof typeof doors].opened;
          return null;
        };
        const page = testPage(backend);
        await page.session.ensure();
        const shown: [string, string | undefined][] = [];
        page.session.subscribe(() => shown.push([nameOf(page), backend.currentUser()?.uid]));
        for (const toAna of switches) backend.becomes(toAna ? ana : bia);
        const order = anaFirst
          ? (['users/ana', 'users/bia'] as const)
          : (['users/bia', 'users/ana'] as const);
        for (const path of order) {
          doors[path].open();
          await new Promise((resolve) => setImmediate(resolve));
        }
        expect(nameOf(page)).toBe(switches.at(-1) ? 'Ana' : 'Bia');
        for (const [name, uid] of shown) expect(['loading', uid === 'ana' ? 'Ana' : 'Bia']).toContain(name);
      },
    ),
  ));

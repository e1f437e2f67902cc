// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findOwnImportStore } from './own-store.ts';

const world = vi.hoisted(() => ({ session: {} as object, listeners: new Set<() => void>() }));
vi.mock('@aura/shared-session', () => ({
  getSession: () => world.session,
  subscribeSession: (listener: () => void) => {
    world.listeners.add(listener);
    return () => world.listeners.delete(listener);
  },
  call: async (_: string, { rows }: { rows: { line: number; person: object }[] }) => ({
    ok: true,
    value: {
      results: rows.map(({ line }) => ({ line, outcome: 'added', refusal: null })),
      invitations: rows.map(({ person }) => ({
        ...person,
        personId: 'p',
        token: 't',
        expiresAt: '2026-01-01',
      })),
      newDepartments: [],
      seats: { total: 10, used: 1 },
    },
  }),
}));

const signIn = (uid: string | null) => {
  world.session = uid ? { status: 'signedIn', user: { uid } } : { status: 'signedOut' };
  for (const listener of world.listeners) listener();
};
const warns = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};
async function importOne(uid: string) {
  const store = findOwnImportStore(uid);
  await store.choose(new File(['Nome;E-mail;Área\nAna;ana@b.com;TI'], 'a.csv'));
  store.check();
  await store.tryOut();
  store.setMailed(false);
  await store.start();
  return store;
}

beforeEach(() => signIn('ana'));
afterEach(() => signIn(null));

test('links that were not taken along are still there when the page is opened again, and the tab warns', async () => {
  const store = await importOne('ana');
  expect(store.getState().step).toBe('result');
  expect(findOwnImportStore('ana')).toBe(store);
  expect(warns()).toBe(true);
  store.noteDownload();
  expect(warns()).toBe(false);
});

test("nobody finds another person's import, nor their own after signing out", async () => {
  const store = await importOne('ana');
  signIn(null);
  expect(warns()).toBe(false);
  signIn('ana');
  expect(findOwnImportStore('ana')).not.toBe(store);
  expect(findOwnImportStore('bia').getState().step).toBe('file');
});

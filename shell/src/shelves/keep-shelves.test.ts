// @vitest-environment happy-dom
import { navigate } from '@aura/shared-session/router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepShelves } from './keep-shelves.ts';

const session = vi.hoisted(() => ({
  status: 'signedOut',
  uid: 'ana',
  kept: new Map<string, string>(),
  listeners: new Set<() => void>(),
}));
vi.mock('@aura/shared-session/host', () => ({
  getSession: () => ({ status: session.status, user: { uid: session.uid } }),
  openBrowserStorage: () => ({
    read: (name: string) => session.kept.get(name) ?? null,
    write: (name: string, value: string | null) =>
      value === null ? session.kept.delete(name) : session.kept.set(name, value),
  }),
  subscribeSession: (listener: () => void) => {
    session.listeners.add(listener);
    return () => session.listeners.delete(listener);
  },
}));
const become = (status: string, uid = 'ana') => {
  session.status = status;
  session.uid = uid;
  for (const listener of session.listeners) listener();
};

let registered: string[];
let emptied: string[];
let stop: () => void;
let isOnline: boolean;

beforeEach(() => {
  registered = [];
  emptied = [];
  isOnline = true;
  session.status = 'signedIn';
  session.uid = 'ana';
  session.kept.clear();
  vi.stubGlobal('caches', {
    keys: async () => ['aura-licoes-1', 'aura-trilhas-2', 'de-outro'],
    delete: async (name: string) => emptied.push(name),
  });
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
    serviceWorker: {
      register: async (address: string, { scope }: { scope: string }) =>
        void registered.push(`${address} ${scope}`),
    },
  });
  navigate('/perfil');
  stop = keepShelves(['/trilhas', '/micro-learnings']);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('the worker is registered once for the site, and when a page of a shelf is opened', () => {
  navigate('/micro-learnings-falsos');
  expect(registered).toEqual(['/shelf-sw.js /']);
  navigate('/micro-learnings/golpes-em-vagas');
  navigate('/micro-learnings');
  expect(registered).toEqual(['/shelf-sw.js /', '/shelf-sw.js /micro-learnings']);
  navigate('/configuracoes');
  navigate('/configuracoes#mensagens');
  expect(registered).toEqual([
    '/shelf-sw.js /',
    '/shelf-sw.js /micro-learnings',
    '/shelf-sw.js /avisos-do-aparelho',
  ]);
});

test('the shelves are emptied when the person leaves, and not when the connection does', async () => {
  become('loading');
  isOnline = false;
  become('signedOut');
  expect(emptied).toEqual([]);
  isOnline = true;
  become('signedIn');
  navigate('/micro-learnings/golpes-em-vagas');
  become('signedOut');
  await vi.waitFor(() => expect(emptied).toEqual(['aura-licoes-1', 'aura-trilhas-2']));
  expect([...session.kept]).toEqual([]);
});

test('the next person finds empty shelves; a person who opened no page is not noted', async () => {
  navigate('/configuracoes');
  expect([...session.kept]).toEqual([]);
  navigate('/micro-learnings/golpes-em-vagas');
  expect([...session.kept.values()]).toEqual(['ana']);
  isOnline = false;
  become('signedOut');
  isOnline = true;
  navigate('/perfil');
  become('signedIn', 'ana');
  expect(emptied).toEqual([]);
  become('signedIn', 'bia');
  await vi.waitFor(() => expect(emptied).toEqual(['aura-licoes-1', 'aura-trilhas-2']));
  expect([...session.kept]).toEqual([]);
});

test('visitors get no worker', () => {
  stop();
  registered = [];
  become('signedOut');
  stop = keepShelves(['/trilhas']);
  expect(registered).toEqual([]);
});

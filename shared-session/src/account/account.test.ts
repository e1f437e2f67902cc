import { API_MESSAGES, err, ok, type AccountExport } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { createCall } from '../api/call.ts';
import { createMemoryBackend, makePerson } from '../testing/memory-backend.ts';
import { testPage } from '../testing/test-page.ts';
import { createAccount } from './account.ts';

const exported: AccountExport = {
  exportedAt: '2026-11-10T12:00:00.000Z',
  account: {
    uid: 'ana',
    email: 'ana@exemplo.com',
    emailVerified: true,
    displayName: null,
    photoUrl: null,
    providers: ['password'],
    createdAt: '2026-01-01T00:00:00.000Z',
    lastSignInAt: null,
  },
  contributions: [],
  documents: [{ path: 'users/ana', data: { name: 'Ana', nested: { list: [1, null] } } }],
};

async function open(status: number, body: unknown) {
  const backend = createMemoryBackend(makePerson('ana'));
  backend.documents.set('users/ana', {});
  const page = testPage(backend);
  await page.session.ensure();
  const sent: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return new Response(JSON.stringify(body), { status });
  };
  const parts = {
    session: page.session,
    notices: page.notices,
    apiBase: () => '/api',
    proveAgain: async () => false,
  };
  const call = createCall({ ...parts, fetch: fetch as typeof globalThis.fetch });
  return { ...page, sent, account: createAccount(page.session, call) };
}

test('an export is asked for without a body, and everything in it arrives', async () => {
  const { account, sent } = await open(200, exported);
  expect(await account.exportAccount()).toEqual(ok(exported));
  expect(sent[0]).toMatchObject({ url: '/api/account/export', init: { method: 'GET' } });
  expect(sent[0]?.init.body).toBeUndefined();
  const headers = new Headers(sent[0]?.init.headers);
  expect([headers.get('authorization'), headers.get('content-type')]).toEqual(['Bearer ana:cached', null]);
});

test('a deletion signs the person out and removes the mark', async () => {
  const { account, sent, session, hint, backend, told } = await open(200, { deleted: true });
  expect(await account.deleteAccount()).toEqual(ok(undefined));
  expect(sent).toMatchObject([{ url: '/api/account', init: { method: 'DELETE' } }]);
  expect(session.getState()).toEqual({ status: 'signedOut' });
  expect(hint.isSet()).toBe(false);
  expect(backend.currentUser()).toBeNull();
  expect(told).toEqual([]);
});

test('the sessions of the account are listed', async () => {
  const at = '2026-11-24T12:30:00.000Z';
  const sessions = [{ device: 'Chrome no Windows', signedInAt: at, lastSeen: at, isThis: true }];
  const { account, sent } = await open(200, { sessions });
  expect(await account.listSessions()).toEqual(ok(sessions));
  expect(sent).toMatchObject([{ url: '/api/account/sessions', init: { method: 'GET' } }]);
});

test('ending the sessions everywhere ends the one of this page too, unless it failed', async () => {
  const done = await open(200, { ended: true });
  expect(await done.account.endSessions()).toEqual(ok(undefined));
  expect(done.sent).toMatchObject([{ url: '/api/account/sessions/end', init: { method: 'POST' } }]);
  expect([done.session.getState().status, done.hint.isSet()]).toEqual(['signedOut', false]);
  const failed = await open(503, { error: { code: 'unavailable', message: 'Tente de novo.' } });
  expect((await failed.account.endSessions()).ok).toBe(false);
  expect(failed.session.getState().status).toBe('signedIn');
});

test('a deletion is done even where the provider cannot sign out', async () => {
  const { account, session, hint, backend } = await open(200, { deleted: true });
  backend.disturb = async (operation) => (operation === 'signOut' ? { code: 'auth/internal-error' } : null);
  expect(await account.deleteAccount()).toEqual(ok(undefined));
  expect(session.getState()).toEqual({ status: 'signedOut' });
  expect(hint.isSet()).toBe(false);
});

test.each(['exportAccount', 'deleteAccount'] as const)(
  '%s: an old login is reported once and signs nobody out',
  async (call) => {
    const error = { code: 'recent_login_required', message: API_MESSAGES.recent_login_required };
    const { account, sent, session, hint, told } = await open(403, { error });
    expect(await account[call]()).toEqual(err(error));
    expect(sent).toHaveLength(1);
    expect(session.getState().status).toBe('signedIn');
    expect(hint.isSet()).toBe(true);
    expect(told).toEqual([]);
  },
);

test('a deletion that failed leaves the person signed in', async () => {
  const { account, session } = await open(503, { error: { code: 'unavailable', message: 'Não terminou.' } });
  expect(await account.deleteAccount()).toEqual(err({ code: 'unavailable', message: 'Não terminou.' }));
  expect(session.getState().status).toBe('signedIn');
});

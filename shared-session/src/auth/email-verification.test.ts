import { API_MESSAGES, GENERIC_ERROR, NOT_AUTHENTICATED } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { createMemoryBackend, makePerson } from '../testing/memory-backend.ts';
import { createGate, testPage, waitUntil } from '../testing/test-page.ts';
import { createEmailVerification } from './email-verification.ts';

const errorOf = (message: string) => ({ ok: false, error: { message } });
const unverified = makePerson('ana', { emailVerified: false });

async function open(user: typeof unverified | null = unverified) {
  const backend = createMemoryBackend(user);
  if (user) backend.documents.set(`users/${user.uid}`, {});
  const page = testPage(backend);
  await page.session.ensure();
  const done: string[] = [];
  backend.disturb = async (operation, target) => {
    done.push(`${operation} ${target}`);
    return null;
  };
  const isVerified = () => {
    const state = page.session.getState();
    return state.status === 'signedIn' && state.user.emailVerified;
  };
  return { ...page, done, isVerified, ...createEmailVerification(page.session) };
}

test('a link is sent to the address of who is signed in', async () => {
  const { sendEmailVerification, done } = await open();
  expect(await sendEmailVerification()).toEqual({ ok: true });
  expect(done).toEqual(['sendEmailVerification ana@exemplo.com']);
});

test('an address that was confirmed shows in the session, with a new token', async () => {
  const { checkEmailVerification, backend, isVerified, done } = await open();
  expect(await checkEmailVerification()).toEqual({ ok: true, value: false });
  expect(isVerified()).toBe(false);
  expect(done).toEqual(['reloadUser ']);
  backend.confirmsEmail();
  expect(await checkEmailVerification()).toEqual({ ok: true, value: true });
  expect(isVerified()).toBe(true);
  expect(done.slice(1)).toEqual(['reloadUser ', 'idToken true']);
});

test('a confirmation in another tab shows here too', async () => {
  const { backend, isVerified } = await open();
  backend.confirmsEmail();
  await backend.reloadUser();
  expect(isVerified()).toBe(true);
});

test('news that are none leave the session as it is', async () => {
  const { backend, session } = await open();
  const before = session.getState();
  await backend.reloadUser();
  expect(session.getState()).toBe(before);
});

test.each([
  ['auth/too-many-requests', API_MESSAGES.rate_limited],
  ['auth/network-request-failed', API_MESSAGES.offline],
  ['auth/internal-error', GENERIC_ERROR],
])('%s has a text', async (code, message) => {
  const { sendEmailVerification, checkEmailVerification, backend } = await open();
  backend.disturb = async () => ({ code });
  expect(await sendEmailVerification()).toMatchObject(errorOf(message));
  expect(await checkEmailVerification()).toMatchObject(errorOf(message));
});

test('a visitor confirms nothing', async () => {
  const { sendEmailVerification, checkEmailVerification, done } = await open(null);
  expect(await sendEmailVerification()).toMatchObject(errorOf(NOT_AUTHENTICATED));
  expect(await checkEmailVerification()).toMatchObject(errorOf(NOT_AUTHENTICATED));
  expect(done).toEqual([]);
});

test('an answer that comes after the person has gone is dropped', async () => {
  const { auth, backend, checkEmailVerification } = await open();
  const door = createGate();
  let asked = false;
  backend.disturb = async (operation) => {
    if (operation === 'reloadUser') {
      asked = true;
      await door.opened;
    }
    return null;
  };
  backend.confirmsEmail();
  const checked = checkEmailVerification();
  await waitUntil(() => asked);
  await auth.signInWithEmail('bia@exemplo.com', 'senha-correta');
  door.open();
  expect(await checked).toMatchObject(errorOf(NOT_AUTHENTICATED));
});

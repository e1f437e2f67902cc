import { GENERIC_ERROR, NOT_AUTHENTICATED } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { createMemoryBackend, makePerson } from '../testing/memory-backend.ts';
import { createGate, testPage } from '../testing/test-page.ts';
import { createReauthentication } from './reauthentication.ts';

const errorOf = (message: string) => ({ ok: false, error: { message } });

async function open(user = makePerson('ana')) {
  const backend = createMemoryBackend(user);
  backend.documents.set(`users/${user.uid}`, {});
  const page = testPage(backend);
  await page.session.ensure();
  const done: string[] = [];
  backend.disturb = async (operation, target) => {
    done.push(`${operation} ${target}`);
    return null;
  };
  return { ...page, done, ...createReauthentication(page.session) };
}

test('the right password gives a new token, in this order', async () => {
  const { reauthenticateWithPassword, done } = await open();
  expect(await reauthenticateWithPassword('senha-correta')).toEqual({ ok: true });
  expect(done).toEqual(['reauthenticate ana@exemplo.com', 'idToken true']);
});

test('a wrong password is called so, without an e-mail in doubt, and changes nothing', async () => {
  const { reauthenticateWithPassword, done, session } = await open();
  expect(await reauthenticateWithPassword('errada')).toMatchObject(errorOf('A senha não confere.'));
  expect(done).toEqual(['reauthenticate ana@exemplo.com']);
  expect(session.getState().status).toBe('signedIn');
});

test("Google's pop-up proves the same person", async () => {
  const { reauthenticateWithGoogle, backend, done } = await open();
  backend.googleGives = makePerson('ana');
  expect(await reauthenticateWithGoogle()).toEqual({ ok: true });
  expect(done).toEqual(['reauthenticateWithGoogle ', 'idToken true']);
});

test('another person in the pop-up proves nothing and is not signed in', async () => {
  const { reauthenticateWithGoogle, backend, session, done } = await open();
  backend.googleGives = makePerson('bia');
  expect(await reauthenticateWithGoogle()).toMatchObject(errorOf(GENERIC_ERROR));
  expect(done).toEqual(['reauthenticateWithGoogle ']);
  expect(session.getState()).toMatchObject({ user: { uid: 'ana' } });
});

test('a closed pop-up has its message', async () => {
  const { reauthenticateWithGoogle, backend } = await open();
  backend.disturb = async () => ({ code: 'auth/popup-closed-by-user' });
  expect(await reauthenticateWithGoogle()).toMatchObject(
    errorOf('O processo de login com o Google foi cancelado.'),
  );
});

test('a sign-in without a new token proves nothing', async () => {
  const { reauthenticateWithPassword, backend } = await open();
  backend.disturb = async (operation) =>
    operation === 'idToken' ? { code: 'auth/network-request-failed' } : null;
  expect(await reauthenticateWithPassword('senha-correta')).toMatchObject(errorOf(GENERIC_ERROR));
});

test('it needs somebody, with an e-mail for a password', async () => {
  const nobody = createReauthentication(testPage().session);
  expect(await nobody.reauthenticateWithPassword('x')).toMatchObject(errorOf(NOT_AUTHENTICATED));
  expect(await nobody.reauthenticateWithGoogle()).toMatchObject(errorOf(NOT_AUTHENTICATED));
  const withoutEmail = await open(makePerson('ana', { email: null }));
  expect(await withoutEmail.reauthenticateWithPassword('x')).toMatchObject(errorOf(NOT_AUTHENTICATED));
});

test('a person who leaves meanwhile has proven nothing', async () => {
  const { reauthenticateWithPassword, backend, auth } = await open();
  const held = createGate();
  backend.disturb = async (operation) => {
    if (operation === 'reauthenticate') await held.opened;
    return null;
  };
  const proving = reauthenticateWithPassword('senha-correta');
  await auth.signOutNow();
  held.open();
  expect(await proving).toMatchObject(errorOf(NOT_AUTHENTICATED));
});

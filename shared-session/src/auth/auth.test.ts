import {
  createProfile,
  err,
  GENERIC_ERROR,
  GOOGLE_NO_USER,
  NOT_AUTHENTICATED,
  PROFILE_LOAD_FAILED,
} from '@aura/shared-domain';
import { expect, test } from 'vitest';
import type { Call } from '../api/call.ts';
import { createMemoryBackend, makePerson } from '../testing/memory-backend.ts';
import { testPage, waitUntil } from '../testing/test-page.ts';
import { createAuth } from './auth.ts';

const errorOf = (message: string) => ({ ok: false, error: { message } });

test('a sign-up writes the document once, with the given name', async () => {
  const { auth, backend, session, events } = testPage();
  expect(await auth.signUpWithEmail('Ana Souza', 'ana@exemplo.com', 'segredo')).toEqual({ ok: true });
  expect(backend.writes).toEqual(['users/ana']);
  expect(backend.documents.get('users/ana')).toEqual(createProfile('Ana Souza'));
  expect(session.getState()).toMatchObject({
    status: 'signedIn',
    profile: { name: 'Ana Souza', plan: 'freemium' },
  });
  expect(backend.currentUser()?.displayName).toBe('Ana Souza');
  expect(events).toEqual([{ name: 'usuario_criado', userId: 'ana', plan: 'freemium' }]);
});

test('a name of a sign-up that failed is not given to the next person', async () => {
  const { auth, backend, session } = testPage();
  backend.disturb = async (operation) =>
    operation === 'signUp' ? { code: 'auth/email-already-in-use' } : null;
  const outcome = await auth.signUpWithEmail('Ana Souza', 'ana@exemplo.com', 'segredo');
  expect(outcome).toMatchObject(errorOf('Este e-mail já está em uso por outra conta.'));
  backend.becomes(makePerson('bia'));
  await waitUntil(() => session.getState().status === 'signedIn');
  expect(backend.documents.get('users/bia')).toEqual(createProfile('bia'));
});

test('a sign-in succeeds when the profile is there', async () => {
  const { auth, session, events } = testPage();
  expect(await auth.signInWithEmail('ana@exemplo.com', 'senha-correta')).toEqual({ ok: true });
  expect(session.getState().status).toBe('signedIn');
  expect(events).toEqual([{ name: 'login', method: 'email' }]);
});

test('a wrong password gives the message of the catalogue and changes nothing', async () => {
  const { auth, session, events } = testPage();
  const outcome = await auth.signInWithEmail('ana@exemplo.com', 'errada');
  expect(outcome).toMatchObject(errorOf('Email ou senha inválidos.'));
  expect(session.getState()).toEqual({ status: 'signedOut' });
  expect(events).toEqual([]);
});

test('a sign-in whose profile cannot be loaded fails with that message', async () => {
  const { auth, backend } = testPage();
  backend.disturb = async (operation) => (operation === 'readDocument' ? { code: 'unavailable' } : null);
  expect(await auth.signInWithEmail('ana@exemplo.com', 'senha-correta')).toMatchObject(
    errorOf(PROFILE_LOAD_FAILED),
  );
});

test('Google gives name and picture of a new person', async () => {
  const { auth, backend, events } = testPage();
  backend.googleGives = makePerson('gil', { displayName: 'Gil Lima', photoUrl: 'https://exemplo.com/g.png' });
  expect(await auth.signInWithGoogle()).toEqual({ ok: true });
  expect(backend.documents.get('users/gil')).toEqual({
    ...createProfile('Gil Lima'),
    avatarUrl: 'https://exemplo.com/g.png',
  });
  expect(events.map((event) => event.name)).toEqual(['usuario_criado', 'login']);
});

test('whoever had no account before is told apart', async () => {
  const { auth, backend } = testPage();
  backend.googleGives = makePerson('gil');
  let accounts = 0;
  const count = () => (accounts += 1);
  await auth.signInWithGoogle(count);
  expect(accounts).toBe(1);
  await auth.signOutNow();
  await auth.signInWithGoogle(count);
  expect(accounts).toBe(1);
});

test('Google without a person has its message', async () => {
  const { auth } = testPage();
  expect(await auth.signInWithGoogle()).toMatchObject(errorOf(GOOGLE_NO_USER));
});

test.each([
  ['popup-closed-by-user', 'O processo de login com o Google foi cancelado.'],
  ['cancelled-popup-request', 'O processo de login com o Google foi interrompido. Tente novamente.'],
  ['popup-blocked', GENERIC_ERROR],
])('a pop-up that ends with %s is reported, and nobody is signed in', async (code, message) => {
  const { auth, backend, session } = testPage();
  backend.disturb = async () => ({ code: `auth/${code}` });
  expect(await auth.signInWithGoogle()).toMatchObject(errorOf(message));
  expect(session.getState().status).not.toBe('signedIn');
});

test('a start that fails is an error of the sign-in, not an exception', async () => {
  const { auth } = testPage(undefined, undefined, { loadBackend: async () => err({ code: 'not-loaded' }) });
  expect(await auth.signInWithEmail('a@b.co', 'x')).toMatchObject(errorOf(GENERIC_ERROR));
  expect(await auth.signOutNow()).toMatchObject(errorOf(GENERIC_ERROR));
});

test('a sign-out empties the session even where the provider fails', async () => {
  const { auth, backend, session, hint } = testPage();
  await auth.signInWithEmail('ana@exemplo.com', 'senha-correta');
  backend.disturb = async () => ({ code: 'auth/internal-error' });
  expect(await auth.signOutNow()).toMatchObject(errorOf(GENERIC_ERROR));
  expect(session.getState()).toEqual({ status: 'signedOut' });
  expect(hint.isSet()).toBe(false);
});

test('a password is changed only after the current one was verified', async () => {
  const { auth, backend } = testPage();
  await auth.signInWithEmail('ana@exemplo.com', 'senha-correta');
  expect(await auth.changePassword('errada', 'nova-senha')).toMatchObject(errorOf('A senha não confere.'));
  expect(backend.password).toBe('senha-correta');
  expect(await auth.changePassword('senha-correta', '123')).toMatchObject(
    errorOf('A senha fornecida é muito fraca.'),
  );
  expect(await auth.changePassword('senha-correta', 'nova-senha')).toEqual({ ok: true });
  expect(backend.password).toBe('nova-senha');
});

test('a changed password is proved at once: the change ends the session of the proof before it', async () => {
  const { auth, backend } = testPage();
  await auth.signInWithEmail('ana@exemplo.com', 'senha-correta');
  const operations: string[] = [];
  backend.disturb = async (operation) => {
    operations.push(operation);
    return operations.length === 3 ? { code: 'auth/network-request-failed' } : null;
  };
  // It is changed, even where the proof does not get through.
  expect(await auth.changePassword('senha-correta', 'nova-senha')).toEqual({ ok: true });
  expect(operations).toEqual(['reauthenticate', 'setPassword', 'reauthenticate']);
});

test('the sessions before a changed password are ended by a call of the session that proved it', async () => {
  const { backend, session } = testPage();
  const order: unknown[] = [];
  const call: Call = async ({ path }, ...[body]) => {
    order.push([path, body]);
    return err({ code: 'offline', message: 'Sem conexão.' });
  };
  const auth = createAuth(session, { track: () => undefined }, call);
  await auth.signInWithEmail('ana@exemplo.com', 'senha-correta');
  backend.disturb = async (operation) => {
    order.push(operation);
    return null;
  };
  expect(await auth.changePassword('senha-correta', 'nova-senha')).toEqual({ ok: true });
  const ending = ['/messages/security-notice', { what: 'password' }];
  expect(order).toEqual(['reauthenticate', 'setPassword', 'reauthenticate', ending]);
});

test('a password change needs somebody with an e-mail', async () => {
  const nobody = testPage();
  expect(await nobody.auth.changePassword('a', 'b')).toMatchObject(errorOf(NOT_AUTHENTICATED));
  const withoutEmail = testPage(createMemoryBackend(makePerson('ana', { email: null })));
  await withoutEmail.session.ensure();
  expect(await withoutEmail.auth.changePassword('a', 'b')).toMatchObject(errorOf(NOT_AUTHENTICATED));
});

test('a request for a new password does not reveal who has an account', async () => {
  const { auth, backend } = testPage();
  expect(await auth.requestPasswordReset('ana@exemplo.com')).toEqual({ ok: true });
  backend.disturb = async () => ({ code: 'auth/user-not-found' });
  expect(await auth.requestPasswordReset('ninguem@exemplo.com')).toEqual({ ok: true });
  backend.disturb = async () => ({ code: 'auth/invalid-email' });
  expect(await auth.requestPasswordReset('x')).toMatchObject(errorOf('O formato do e-mail é inválido.'));
});

import { MINUTE_MS } from '@aura/shared-domain';
// @vitest-environment happy-dom
import { configureSession, ensureSession, type SessionBackend } from '@aura/shared-session/host';
import { getHistory, navigate } from '@aura/shared-session/router';
import { Toaster } from '@aura/shared-ui/host';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InactivityGuard } from './inactivity-guard.tsx';

const ANA = {
  uid: 'ana',
  email: 'ana@exemplo.com',
  emailVerified: true,
  displayName: null,
  photoUrl: null,
  providers: ['password'],
};

/** The part of the backend that coming and going needs. */
function backendWithAna() {
  let listener: (user: typeof ANA | null) => void = () => {};
  let current: typeof ANA | null = ANA;
  const become = (user: typeof ANA | null) => {
    current = user;
    listener(user);
  };
  const backend: Partial<SessionBackend> = {
    onUser: (onUser) => {
      listener = onUser;
      queueMicrotask(() => listener(current));
      return () => {};
    },
    onRenewal: () => () => {},
    currentUser: () => current,
    readDocument: async () => ({ ok: true, value: { name: 'Ana' } }),
    signOut: async () => {
      become(null);
      return { ok: true, value: undefined };
    },
  };
  return {
    backend: backend as SessionBackend,
    isSignedIn: () => current !== null,
    signIn: () => become(ANA),
  };
}

const ana = backendWithAna();
configureSession(
  { apiBase: '/api', firebase: { apiKey: 'k', authDomain: 'd', projectId: 'p', appId: 'a' } },
  ana.backend,
);

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const here = () => getHistory().location.pathname + getHistory().location.search;

beforeEach(async () => {
  vi.useFakeTimers();
  await ensureSession();
  ana.signIn();
  navigate('/perfil?aba=selos');
  render(
    <>
      <InactivityGuard />
      <Toaster />
    </>,
  );
  await pass(0);
});

afterEach(async () => {
  // The person returns and the message disappears, so that the next test does not see it.
  fireEvent.mouseMove(document.body);
  await pass(MINUTE_MS);
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

test('a person who does not answer is signed out, reaches the login with the way back, and is told why', async () => {
  await pass(30 * MINUTE_MS - 1);
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(1);
  expect(screen.getByRole('dialog', { name: 'Você ainda está aí?' })).toBeTruthy();
  await pass(MINUTE_MS);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(ana.isSignedIn()).toBe(false);
  expect(here()).toBe('/login?next=%2Fperfil%3Faba%3Dselos');
  expect(
    screen.getByText('Sua sessão foi encerrada por inatividade. Entre de novo para continuar.'),
  ).toBeTruthy();
});

test('a person who returns long after is told then', async () => {
  const why = () => screen.queryByText(/encerrada por inatividade/);
  await pass(31 * MINUTE_MS);
  await pass(MINUTE_MS);
  expect(why()).toBeNull();
  fireEvent.mouseMove(document.body);
  await pass(0);
  expect(why()).toBeTruthy();
});

test('a person who answers stays on the page', async () => {
  await pass(30 * MINUTE_MS);
  fireEvent.click(screen.getByRole('button', { name: 'Continuar Logado' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(29 * MINUTE_MS);
  expect([ana.isSignedIn(), here()]).toEqual([true, '/perfil?aba=selos']);
});

test('a person who leaves goes to the home page', async () => {
  await pass(30 * MINUTE_MS);
  fireEvent.click(screen.getByRole('button', { name: 'Sair' }));
  await pass(0);
  expect([ana.isSignedIn(), here()]).toEqual([false, '/']);
});

test('a new sign-in gets its half hour, whatever was before', async () => {
  await pass(20 * MINUTE_MS);
  await act(async () => void (await ana.backend.signOut()));
  await pass(60 * MINUTE_MS);
  ana.signIn();
  await pass(30 * MINUTE_MS - 1);
  expect([ana.isSignedIn(), screen.queryByRole('dialog')]).toEqual([true, null]);
});

test('a person who wanted to stay signed in is not asked until they leave', async () => {
  await pass(0);
  await ana.backend.signOut();
  await pass(0);
  localStorage.setItem('aura.keepSignedIn', '1');
  ana.signIn();
  await pass(0);
  await pass(40 * MINUTE_MS);
  expect([ana.isSignedIn(), screen.queryByRole('dialog')]).toEqual([true, null]);
  await act(async () => void (await ana.backend.signOut()));
  await pass(0);
  expect(localStorage.getItem('aura.keepSignedIn')).toBeNull();
});

// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import * as host from './host.ts';
import { createMemoryBackend, makePerson } from './testing/memory-backend.ts';

afterEach(cleanup);

const config = {
  apiBase: '/api',
  firebase: { apiKey: 'k', authDomain: 'd', projectId: 'demo-aura', appId: 'a' },
};

function Who() {
  const session = host.useSession();
  const verified = host.useSessionVerified();
  const consent = host.useConsent();
  const name = session.status === 'signedIn' ? session.profile.name : session.status;
  return <p>{[name, String(verified), consent].join(' ')}</p>;
}

test('a server renders for somebody unknown', () => {
  expect(renderToString(<Who />)).toContain('signedOut false undecided');
});

test('the page follows start, sign-out and consent', async () => {
  const backend = createMemoryBackend(makePerson('ana'));
  backend.documents.set('users/ana', { name: 'Ana' });
  host.configureSession(config, backend);
  render(<Who />);
  screen.getByText('signedOut false undecided');
  await act(() => host.ensureSession());
  screen.getByText('Ana true undecided');
  expect(host.wasSignedIn()).toBe(true);
  act(() => host.setConsent('accepted'));
  screen.getByText('Ana true accepted');
  await act(() => host.signOutNow());
  screen.getByText('signedOut true accepted');
  expect(host.wasSignedIn()).toBe(false);
  expect(host.isSessionStarted()).toBe(true);
});

test('the hooks for remotes offer no way to sign in or to reach the provider', async () => {
  const narrow = Object.keys(await import('./index.ts'));
  expect(narrow.filter((name) => /sign(In|Up|Out)|password|configure|ensure|notice/i.test(name))).toEqual([]);
});

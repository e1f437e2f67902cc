// @vitest-environment happy-dom
import { accountExportEndpoint } from '@aura/shared-domain';
import { call, getSession } from '@aura/shared-session';
import { createMemoryBackend, makePerson, startInMemory } from '@aura/shared-session/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { RecentLogin } from './index.ts';

const backend = createMemoryBackend();
/** Whether the server takes the sign-in for a recent one, and how often it was asked. */
const server = { isRecent: false, asked: 0 };

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => {
    server.asked += 1;
    const code = server.isRecent ? 'conflict' : 'recent_login_required';
    return Response.json({ error: { code, message: 'x' } }, { status: 403 });
  });
  for (const uid of ['ana', 'bia']) backend.documents.set(`users/${uid}`, {});
  await startInMemory(backend);
});
beforeEach(() => Object.assign(server, { isRecent: false, asked: 0 }));
afterEach(() => {
  cleanup();
  act(() => backend.becomes(null));
});

/** Makes a call as a person whose sign-in is old, from anywhere in the page. */
async function callAs(user: ReturnType<typeof makePerson>) {
  render(<RecentLogin />);
  act(() => backend.becomes(user));
  await waitFor(() => expect(getSession().status).toBe('signedIn'));
  const outcome = call(accountExportEndpoint).then((made) => (made.ok ? 'ok' : made.error.code));
  const dialog = await screen.findByRole('dialog', { name: 'Confirme que é você' });
  return { outcome, dialog: within(dialog) };
}

test('the password confirms who it is, and the call goes on by itself', async () => {
  const { outcome, dialog } = await callAs(makePerson('ana'));
  const enter = (password: string) => {
    fireEvent.change(dialog.getByLabelText('Sua senha'), { target: { value: password } });
    fireEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
  };
  enter('errada');
  expect(await dialog.findByText('A senha não confere.')).toBeTruthy();
  expect(server.asked).toBe(1);
  server.isRecent = true;
  enter(backend.password);
  expect(await outcome).toBe('conflict');
  expect(server.asked).toBe(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an account of Google is confirmed there, and is asked for no password', async () => {
  const ana = makePerson('ana', { providers: ['google.com'] });
  const { outcome, dialog } = await callAs(ana);
  expect(dialog.queryByLabelText('Sua senha')).toBeNull();
  backend.googleGives = ana;
  server.isRecent = true;
  fireEvent.click(dialog.getByRole('button', { name: 'Confirmar com o Google' }));
  expect(await outcome).toBe('conflict');
});

test('a person who does not confirm ends the call, and may be asked again', async () => {
  const { outcome, dialog } = await callAs(makePerson('ana'));
  fireEvent.click(dialog.getByRole('button', { name: 'Fechar' }));
  expect(await outcome).toBe('recent_login_required');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.asked).toBe(1);
  void call(accountExportEndpoint);
  expect(await screen.findByRole('dialog', { name: 'Confirme que é você' })).toBeTruthy();
});

test('another person who signs in meanwhile is not asked, and the call is not made for them', async () => {
  const { outcome } = await callAs(makePerson('ana'));
  server.isRecent = true;
  act(() => backend.becomes(makePerson('bia')));
  expect(await outcome).toBe('recent_login_required');
  await waitFor(() => expect(getSession()).toMatchObject({ user: { uid: 'bia' } }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.asked).toBe(1);
});

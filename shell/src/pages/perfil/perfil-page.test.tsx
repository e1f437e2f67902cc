// @vitest-environment happy-dom
import { createProfile } from '@aura/shared-domain';
import { createMemoryBackend, makePerson, startInMemory } from '@aura/shared-session/testing';
import { SharedRouter } from '@aura/shared-session/router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import PerfilPage from './perfil-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the person is greeted by their first name, and asked in passing to confirm the address, until it is', async () => {
  const backend = createMemoryBackend(makePerson('ana', { emailVerified: false }));
  backend.documents.set('users/ana', { ...createProfile('Ana Souza') });
  // The backend sends no message of its own: the account service does.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const sent: string[] = [];
  backend.disturb = async (operation, target) => {
    if (operation === 'sendEmailVerification') sent.push(target);
    return null;
  };
  await startInMemory(backend);
  render(
    <SharedRouter>
      <PerfilPage />
    </SharedRouter>,
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Olá, Ana');
  expect(screen.getByText('AS')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Falta confirmar que ana@exemplo.com é seu.');
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Enviar e-mail de confirmação' })),
  );
  await screen.findByText(/Enviamos um link para/);
  expect(sent).toEqual(['ana@exemplo.com']);
  expect(screen.queryByRole('button', { name: /e-mail/ })).toBeNull();
  backend.confirmsEmail();
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(screen.queryByRole('region', { name: 'Confirmação do e-mail' })).toBeNull();
});

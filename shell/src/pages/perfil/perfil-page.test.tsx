// @vitest-environment happy-dom
import { createProfile } from '@aura/shared-domain';
import { createMemoryBackend, makePerson, startInMemory } from '@aura/shared-session/testing';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import PerfilPage from './perfil-page.tsx';

afterEach(cleanup);

test('the person is greeted by their first name, with any remotes', async () => {
  const backend = createMemoryBackend(makePerson('ana'));
  backend.documents.set('users/ana', { ...createProfile('Ana Souza') });
  await startInMemory(backend);
  render(
    <SharedRouter>
      <PerfilPage />
    </SharedRouter>,
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Olá, Ana');
  expect(screen.getByText('AS')).toBeTruthy();
});

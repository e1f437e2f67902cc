// @vitest-environment happy-dom
import { SharedRouter } from '@aura/shared-session/router';
import { memoryBackend, person, startInMemory } from '@aura/shared-session/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { KnownPathsProvider } from '../../routes/known-paths.tsx';
import { FirstWay } from './first-way.tsx';

afterEach(cleanup);

const page = (paths: readonly string[]) => (
  <SharedRouter>
    <KnownPathsProvider paths={new Set(paths)}>
      <FirstWay />
    </KnownPathsProvider>
  </SharedRouter>
);
const way = () => screen.getByRole('link').getAttribute('href');

test('a manager is led to the cockpit where there is one, everybody else to a conversation', async () => {
  const backend = memoryBackend(person('gestora'));
  backend.documents.set('users/gestora', { role: 'gestor_rh' });
  render(page(['/cockpit']));
  expect(way()).toBe('/contato?assunto=empresa');
  cleanup();

  await startInMemory(backend);
  render(page(['/cockpit']));
  expect(way()).toBe('/cockpit');
  cleanup();
  render(page([]));
  expect(way()).toBe('/contato?assunto=empresa');
  // Written ahead it is the same for everybody.
  expect(renderToString(page(['/cockpit']))).toContain('Falar com a equipe');
});

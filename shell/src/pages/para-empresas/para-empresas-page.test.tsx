// @vitest-environment happy-dom
import { createMemoryBackend, makePerson, startInMemory } from '@aura/shared-session/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { makeRoute } from '@aura/shared-federation/testing';
import { siteWith, type SiteRemote } from '../../navigation/site.test-support.tsx';
import { FirstWay } from './para-empresas-page.tsx';

afterEach(cleanup);

const TEAM = {
  name: 'people',
  routes: [makeRoute('/equipe', 'gestor_rh')],
  navigation: [{ label: 'Equipe', path: '/equipe', order: 1, role: 'gestor_rh' as const }],
};

function page(...remotes: SiteRemote[]) {
  const Site = siteWith(...remotes);
  return (
    <Site>
      <FirstWay />
    </Site>
  );
}
const way = () => screen.getByRole('link').getAttribute('href');

test('a manager is led to where their work begins, if anywhere, everybody else to a conversation', async () => {
  const backend = createMemoryBackend(makePerson('gestora'));
  backend.documents.set('users/gestora', { role: 'gestor_rh' });
  render(page(TEAM));
  expect(way()).toBe('/contato?assunto=empresa');
  cleanup();

  await startInMemory(backend);
  render(page(TEAM));
  expect(way()).toBe('/equipe');
  cleanup();
  render(page());
  expect(way()).toBe('/contato?assunto=empresa');
  // Written ahead it is the same for everybody.
  expect(renderToString(page(TEAM))).toContain('Falar com a equipe');
});

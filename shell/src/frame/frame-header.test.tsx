// @vitest-environment happy-dom
import { createProfile } from '@aura/shared-domain';
import { makeRoute } from '@aura/shared-federation/testing';
import type { SessionState } from '@aura/shared-session';
import { getHistory, navigate } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteWith, type SiteRemote } from '../navigation/site.test-support.tsx';
import { FrameHeader } from './frame-header.tsx';

beforeEach(() => navigate('/configuracoes'));
afterEach(cleanup);

const paths = ['/trilhas', '/trilhas/novas', '/metas', '/agenda', '/grupos'];
const trails: SiteRemote = {
  name: 'trails',
  routes: [...paths.map((path) => makeRoute(path)), makeRoute('/treino', 'diagnosed')],
  navigation: paths.map((path, order) => ({ label: `Entrada ${path}`, path, order })),
};
const ana: SessionState = {
  status: 'signedIn',
  user: { uid: 'ana', email: null, emailVerified: true, providers: [] },
  profile: createProfile('Ana Souza'),
};

function show(session: SessionState, ...remotes: SiteRemote[]) {
  const links = [{ label: 'Configurações da Conta', path: '/configuracoes' }];
  const nothing = () => undefined;
  const now = new Date('2026-03-10T12:00:00Z');
  const around = { now, home: null, links, session, onSignOut: nothing, onRead: nothing };
  render(<FrameHeader {...around} />, { wrapper: siteWith(...remotes) });
}
const linksOf = (navigation: string) =>
  within(screen.getByRole('navigation', { name: navigation })).queryAllByRole('link');
const pathsOf = (navigation: string) => linksOf(navigation).map((link) => link.getAttribute('href'));

test('the rail has every place, the bar of a phone the first four', () => {
  show(ana, trails);
  expect(pathsOf('Principal')).toEqual(['/perfil', ...paths, '/treino']);
  expect(pathsOf('Atalhos')).toEqual(['/perfil', ...paths.slice(0, 3)]);
  expect(screen.getByRole('link', { name: /abre com o diagnóstico/ }).getAttribute('href')).toBe('/treino');
});

test('a page below an entry is marked at it, unless it has its own entry', () => {
  const current = () =>
    linksOf('Principal')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.getAttribute('href'));
  navigate('/metas/uma');
  show(ana, trails);
  expect(current()).toEqual(['/metas']);
  cleanup();
  navigate('/trilhas/novas');
  show(ana, trails);
  expect(current()).toEqual(['/trilhas/novas']);
});

test('before the person is known the frame is empty, and without remotes the panel is left', () => {
  show({ status: 'loading' }, trails);
  expect(pathsOf('Principal')).toEqual([]);
  expect(screen.queryByRole('button', { name: /Ir para/ })).toBeNull();
  cleanup();
  show(ana);
  expect(pathsOf('Principal')).toEqual(['/perfil']);
});

test('Ctrl and K open the palette from any focus, and a choice leads there', async () => {
  show(ana, trails);
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox');
  fireEvent.change(field, { target: { value: 'agenda' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(getHistory().location.pathname).toBe('/agenda'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

// @vitest-environment happy-dom
import { makeRoute } from '@aura/shared-federation/testing';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { siteWith, type SiteRemote } from './site.test-support.tsx';
import { useFirstStep, useHomeOf, useStart, useWayIn } from './ways.ts';

const people = {
  name: 'people',
  routes: [makeRoute('/equipe', 'gestor_rh'), makeRoute('/equipe/lista', 'gestor_rh')],
  navigation: [
    { label: 'Lista', path: '/equipe/lista', order: 9, role: 'gestor_rh' as const },
    { label: 'Equipe', path: '/equipe', order: 8, role: 'gestor_rh' as const },
  ],
};
const trails = {
  name: 'trails',
  routes: [makeRoute('/vitrine'), makeRoute('/trilhas', 'signedIn'), makeRoute('/metas', 'signedIn')],
  navigation: [
    { label: 'Vitrine', path: '/vitrine', order: 1 },
    { label: 'Trilhas', path: '/trilhas', order: 2 },
    { label: 'Metas', path: '/metas', order: 3 },
  ],
};
const declaring = {
  ...trails,
  extensions: [{ point: 'first.step' as const, title: 'Escolher uma meta', path: '/metas' }],
};

test("the home of a role is its first entry in the menu, and nobody else's", () => {
  const wrapper = siteWith(trails, people);
  const homeOf = (role?: string) => renderHook(() => useHomeOf(role), { wrapper }).result.current;
  expect(homeOf('gestor_rh')).toMatchObject({ label: 'Equipe', path: '/equipe' });
  expect(homeOf()).toBeNull();
});

test('the first step is the declared one, or else the first menu item for an account', () => {
  const firstStep = (...remotes: SiteRemote[]) =>
    renderHook(useFirstStep, { wrapper: siteWith(...remotes) }).result.current;
  expect(firstStep(people, declaring)).toEqual({ label: 'Escolher uma meta', path: '/metas' });
  expect(firstStep(people, trails)).toMatchObject({ label: 'Trilhas', path: '/trilhas' });
  expect(firstStep(people)).toBeNull();
});

test('a visitor signs up on the way to a page of the account', () => {
  expect(renderHook(useWayIn).result.current('/metas')).toBe('/signup?next=%2Fmetas');
});

test.each([
  ['a manager', { role: 'gestor_rh', diagnosticoCompleto: false }, '/equipe'],
  ['somebody with a diagnosis', { diagnosticoCompleto: true }, '/perfil'],
  ['somebody without', { diagnosticoCompleto: false }, '/metas'],
])('%s begins at their own place', (_, profile, path) => {
  const start = (...remotes: SiteRemote[]) =>
    renderHook(() => useStart(profile), { wrapper: siteWith(...remotes) }).result.current;
  expect(start(people, declaring)).toBe(path);
  // If no other entry exists, the panel is the start.
  expect(start()).toBe('/perfil');
});

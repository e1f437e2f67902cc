import { EMPTY_REGISTRY } from '@aura/shared-federation/contract';
import { releaseWith, routeWith } from '@aura/shared-federation/testing';
import { expect, test } from 'vitest';
import { applicationPatterns, renderHead, staticPaths } from './render.tsx';

const membership = releaseWith({ name: 'membership', routes: [routeWith('/convite/:token')] });
const site = {
  origin: 'https://aura.example',
  registry: { ...EMPTY_REGISTRY, remotes: [{ current: membership }] },
  now: new Date('2026-11-22T12:00:00Z'),
};

test('every page of the shell is answered: written ahead where it is the same for everybody, else by the application', () => {
  expect(staticPaths()).toEqual(
    expect.arrayContaining(['/', '/para-empresas', '/recursos/negociacao-salarial']),
  );
  expect(staticPaths()).not.toContain('/perfil');
  expect(applicationPatterns(site)).toEqual(expect.arrayContaining(['/perfil', '/convite/:token']));
  expect(applicationPatterns(site)).not.toContain('/para-empresas');
});

test('the head of an invitation keeps it out of search engines and names no address', () => {
  const head = renderHead('/convite/:token', site);
  expect(head).toContain('<title>Uma página · Aura</title>');
  expect(head).toContain('content="noindex"');
  expect(head).not.toMatch(/canonical|og:url/);
});

import { describe, expect, test } from 'vitest';
import { ALIASES, resolveAlias } from './aliases.ts';
import { hasParameters, matchesPattern } from './match.ts';

describe('aliases', () => {
  test('an alias leads to its canonical path and keeps the query', () => {
    expect(resolveAlias('/cadastro', '?next=%2Fperfil')).toBe('/signup?next=%2Fperfil');
    expect(resolveAlias('/empresa/dashboard')).toBe('/cockpit');
  });

  test('no alias leads to another alias', () => {
    for (const target of Object.values(ALIASES)) expect(resolveAlias(target)).toBeNull();
  });

  test('inherited names are no aliases', () => {
    expect(resolveAlias('constructor')).toBeNull();
  });
});

describe('matchesPattern', () => {
  test.each([
    ['/', '/', true],
    ['/perfil', '/perfil/', true],
    ['/perfil', '/perfil/x', false],
    ['/recursos/:slug', '/recursos/salario', true],
    ['/recursos/:slug', '/recursos', false],
    ['/cockpit/*', '/cockpit', true],
    ['/cockpit/*', '/cockpit/pessoas/1', true],
    ['/cockpit/*', '/cockpits', false],
  ])('%s on %s is %s', (pattern, path, expected) => {
    expect(matchesPattern(pattern, path)).toBe(expected);
  });
});

test.each([
  ['/perfil', false],
  ['/checkout/:priceId', true],
  ['/cockpit/*', true],
])('%s matches many paths: %s', (pattern, expected) => {
  expect(hasParameters(pattern)).toBe(expected);
});

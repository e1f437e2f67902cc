import { expect, test } from 'vitest';
import { hidePathToken } from './path-without-token.ts';

test.each([
  ['/convite/acme.0123456789abcdef', '/convite/:token'],
  ['/convite/acme.0123456789abcdef/', '/convite/:token'],
  ['//convite//acme.0123456789abcdef', '/convite/:token'],
  ['/convite', '/convite'],
  ['/perfil', '/perfil'],
  ['/', '/'],
])('%s is told as %s', (path, told) => {
  expect(hidePathToken(path)).toBe(told);
});

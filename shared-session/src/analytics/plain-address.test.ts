// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://www.aura.example/" }
import { expect, test } from 'vitest';
import { navigate } from '../router/history-store.ts';
import { readPlainAddress } from './plain-address.ts';

test.each([
  ['/login?next=%2Fperfil#topo', 'https://www.aura.example/login'],
  ['/convite/acme.s3gr3do', 'https://www.aura.example/convite/:token'],
])('services receive %s as %s', (address, told) => {
  navigate(address);
  expect(readPlainAddress()).toBe(told);
});

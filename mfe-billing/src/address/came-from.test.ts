import { expect, test } from 'vitest';
import { cameFromOf, entryFrom, keepOrigin } from './came-from.ts';

test('where somebody came from survives from address to address, with its own query', () => {
  const origin = '/simulador-entrevista?nivel=pleno&vaga=1';
  const address = keepOrigin('/checkout/price_1', origin);
  expect(address).toBe('/checkout/price_1?de=%2Fsimulador-entrevista%3Fnivel%3Dpleno%26vaga%3D1');
  expect(cameFromOf(new URL(address, 'https://aura.example').search)).toBe(origin);
});

test('an entry of the history may keep it; the address is newer', () => {
  expect(cameFromOf('', entryFrom('/mentor-ia'))).toBe('/mentor-ia');
  expect(cameFromOf('?de=%2Fbuscador-vagas', entryFrom('/mentor-ia'))).toBe('/buscador-vagas');
  expect(cameFromOf('', entryFrom('//mal.example'))).toBeNull();
  expect(cameFromOf('', { cameFrom: 1 })).toBeNull();
});

test('without an origin a path stays as it is', () => {
  expect(keepOrigin('/checkout/price_1', cameFromOf(''))).toBe('/checkout/price_1');
});

test.each(['https://mal.example', '//mal.example', '/\\mal.example', 'javascript:alert(1)', ''])(
  '%j is no page of this site',
  (origin) => expect(cameFromOf(`?de=${encodeURIComponent(origin)}`)).toBeNull(),
);

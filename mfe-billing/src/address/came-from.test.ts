import { expect, test } from 'vitest';
import { readCameFrom, buildHistoryEntry, keepOrigin } from './came-from.ts';

test('the origin survives from address to address, with its own query', () => {
  const origin = '/simulador-entrevista?nivel=pleno&vaga=1';
  const address = keepOrigin('/checkout/price_1', origin);
  expect(address).toBe('/checkout/price_1?de=%2Fsimulador-entrevista%3Fnivel%3Dpleno%26vaga%3D1');
  expect(readCameFrom(new URL(address, 'https://aura.example').search)).toBe(origin);
});

test('an entry of the history may keep it; the address is newer', () => {
  expect(readCameFrom('', buildHistoryEntry('/mentor-ia'))).toBe('/mentor-ia');
  expect(readCameFrom('?de=%2Fbuscador-vagas', buildHistoryEntry('/mentor-ia'))).toBe('/buscador-vagas');
  expect(readCameFrom('', buildHistoryEntry('//mal.example'))).toBeNull();
  expect(readCameFrom('', { cameFrom: 1 })).toBeNull();
});

test('without an origin a path stays unchanged', () => {
  expect(keepOrigin('/checkout/price_1', readCameFrom(''))).toBe('/checkout/price_1');
});

test.each(['https://mal.example', '//mal.example', '/\\mal.example', 'javascript:alert(1)', ''])(
  '%j is no page of this site',
  (origin) => expect(readCameFrom(`?de=${encodeURIComponent(origin)}`)).toBeNull(),
);

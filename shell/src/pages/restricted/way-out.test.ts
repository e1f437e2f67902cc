import { expect, test } from 'vitest';
import { wayOut } from './way-out.ts';

test('leads to the page for companies once there is one, and home until then', () => {
  expect(wayOut(['/', '/login']).path).toBe('/');
  expect(wayOut(['/', '/para-empresas']).path).toBe('/para-empresas');
});

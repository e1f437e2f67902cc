import { expect, test } from 'vitest';
import { chooseWayOut } from './way-out.ts';

test('leads to the page for companies once there is one, and home until then', () => {
  expect(chooseWayOut(['/', '/login']).path).toBe('/');
  expect(chooseWayOut(['/', '/para-empresas']).path).toBe('/para-empresas');
});

import { expect, test } from 'vitest';
import { addManagerClaims, removeManagerClaims, readCompanyClaim } from './manager-claims.ts';

test('the other claims of an account stay when access is granted and revoked', () => {
  const operator = { operator: true };
  const granted = addManagerClaims(operator, 'horizonte');
  expect(granted).toEqual({ operator: true, role: 'gestor_rh', company: 'horizonte' });
  expect(readCompanyClaim(granted)).toBe('horizonte');
  expect(removeManagerClaims(granted)).toEqual(operator);
});

test('a role of another kind is not taken away', () => {
  expect(removeManagerClaims({ role: 'outro', company: 'horizonte' })).toEqual({ role: 'outro' });
});

test('an account without claims has none to lose', () => {
  expect(removeManagerClaims(undefined)).toEqual({});
  expect(readCompanyClaim(undefined)).toBeNull();
});

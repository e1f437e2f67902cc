import { expect, test } from 'vitest';
import { claimsOfManager, claimsWithout, companyOfClaims } from './manager-claims.ts';

test('what an account carries besides stays, through being granted and revoked', () => {
  const operator = { operator: true };
  const granted = claimsOfManager(operator, 'horizonte');
  expect(granted).toEqual({ operator: true, role: 'gestor_rh', company: 'horizonte' });
  expect(companyOfClaims(granted)).toBe('horizonte');
  expect(claimsWithout(granted)).toEqual(operator);
});

test('a role of another kind is not taken away', () => {
  expect(claimsWithout({ role: 'outro', company: 'horizonte' })).toEqual({ role: 'outro' });
});

test('an account without claims has none to lose', () => {
  expect(claimsWithout(undefined)).toEqual({});
  expect(companyOfClaims(undefined)).toBeNull();
});

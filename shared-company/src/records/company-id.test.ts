import { expect, test } from 'vitest';
import { getCompanyId } from './company-id.ts';

test.each([
  ['Horizonte Tecnologia', 'horizonte-tecnologia'],
  ['  Açúcar & Ávila S.A. ', 'acucar-avila-s-a'],
  ['Padaria 24h', 'padaria-24h'],
  ['株式会社', ''],
])('%s → %s', (name, id) => {
  expect(getCompanyId(name)).toBe(id);
});

test('a long name is cut, and does not end in a hyphen', () => {
  const id = getCompanyId(`${'a'.repeat(63)} bcd`);
  expect(id).toBe('a'.repeat(63));
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CONTACT_LIMITS, CONTACT_SUBJECTS, ContactRequestSchema, ProtocolSchema } from './contact.ts';

const message = {
  requestId: 'pedido-0001',
  name: 'Ana Souza',
  email: 'ana@exemplo.com',
  subject: 'duvida',
  message: 'Como apago meu currículo?',
};
const fits = (changes: object) => v.is(ContactRequestSchema, { ...message, ...changes });

test('blanks around texts are dropped, and the address is kept in small letters', () => {
  const typed = { ...message, name: ' Ana Souza ', email: ' Ana@Exemplo.COM ', company: '  ' };
  expect(v.parse(ContactRequestSchema, typed)).toEqual({ ...message, company: '' });
});

test.each([
  ...CONTACT_SUBJECTS.map((subject) => ({ subject })),
  { name: 'a'.repeat(CONTACT_LIMITS.name) },
  { company: 'a'.repeat(CONTACT_LIMITS.company) },
  { message: `  ${'a'.repeat(CONTACT_LIMITS.messageMin)}  ` },
  { message: 'a'.repeat(CONTACT_LIMITS.messageMax) },
  { email: `${'a'.repeat(CONTACT_LIMITS.email - '@exemplo.com'.length)}@exemplo.com` },
  { email: "o'neil+vagas@carreira.exemplo.com.br" },
  { email: 'joão@exêmplo.com' },
  { website: '' },
])('%o is taken', (changes) => expect(fits(changes)).toBe(true));

test.each([
  { requestId: 'curto' },
  { requestId: '../../users/a' },
  { subject: 'vendas' },
  { name: '   ' },
  { name: 'a'.repeat(CONTACT_LIMITS.name + 1) },
  { company: 'a'.repeat(CONTACT_LIMITS.company + 1) },
  { message: `${'a'.repeat(CONTACT_LIMITS.messageMin - 1)}   ` },
  { message: 'a'.repeat(CONTACT_LIMITS.messageMax + 1) },
  { email: `${'a'.repeat(CONTACT_LIMITS.email)}@exemplo.com` },
  { email: 'ana' },
  { email: 'ana@exemplo' },
  { email: 'ana@exemplo..com' },
  { email: '@exemplo.com' },
  { email: 'ana@exemplo.com.' },
  { email: 'ana souza@exemplo.com' },
  { email: 'ana@exemplo.com\nbcc: bia@exemplo.com' },
  { email: null },
])('%o is refused', (changes) => expect(fits(changes)).toBe(false));

test('a hostile address is refused as fast as it is read', { timeout: 5_000 }, () => {
  expect(fits({ email: `a@${'a.'.repeat(100_000)}@` })).toBe(false);
});

test('a copied number is read, and an invalid one is refused', () => {
  expect(v.parse(ProtocolSchema, ' 20261124-k7q2mx9a ')).toBe('20261124-K7Q2MX9A');
  for (const text of ['20261124', '20261124-K7Q2MX9', '20261124-K7Q2MXIL', '../../leads'])
    expect(v.is(ProtocolSchema, text)).toBe(false);
});

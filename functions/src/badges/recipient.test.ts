import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { isRecipient, buildRecipient } from './recipient.ts';

it('hashes the address with the salt behind it, as the standard says', () => {
  const hex = createHash('sha256').update('ana@exemplo.comsal').digest('hex');
  expect(buildRecipient('ana@exemplo.com', 'sal')).toEqual({
    type: 'IdentityObject',
    hashed: true,
    identityHash: `sha256$${hex}`,
    identityType: 'emailAddress',
    salt: 'sal',
  });
});

it('matches its own address in any spelling, and no other', () => {
  const recipient = buildRecipient('Ana@Exemplo.com', 'sal');
  expect(isRecipient(recipient, ' ana@exemplo.COM ')).toBe(true);
  expect(isRecipient(recipient, 'ana@exemplo.com.br')).toBe(false);
});

it('hashes two badges of one person differently', () => {
  const [one, other] = ['a', 'b'].map((salt) => buildRecipient('ana@exemplo.com', salt).identityHash);
  expect(one).not.toBe(other);
});

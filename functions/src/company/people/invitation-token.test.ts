import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { InvitationTokenSchema } from '@aura/shared-domain';
import { createInvitation, readToken } from './invitation-token.ts';

const NOW = new Date('2026-04-06T12:00:00.000Z');

it('makes a token that fits the contract, of which only a hash is stored, for seven days', () => {
  const { token, hash, issuedAt, expiresAt } = createInvitation('acme-1', NOW);
  expect(v.is(InvitationTokenSchema, token)).toBe(true);
  const [companyId, secret = ''] = token.split('.');
  expect(companyId).toBe('acme-1');
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(hash).toBe(createHash('sha256').update(secret).digest('base64url'));
  expect([issuedAt, expiresAt]).toEqual([NOW, new Date('2026-04-13T12:00:00.000Z')]);
});

it('reads its own tokens, and makes no two alike', () => {
  const made = Array.from({ length: 20 }, () => createInvitation('a_-b', NOW));
  expect(new Set(made.map(({ hash }) => hash)).size).toBe(20);
  for (const { token, hash } of made) expect(readToken(token)).toEqual({ companyId: 'a_-b', hash });
});

import { createPublicKey, type JsonWebKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  API_MESSAGES,
  BADGES,
  BadgeCredentialResponseSchema,
  BadgeKeysResponseSchema,
  VerifyBadgeResponseSchema,
  type BadgeId,
} from '@aura/shared-domain';
import { startBackendUnderTest, HAS_AUTH, localBackend, type Backend } from '../../test-support/backend.ts';
import { badgeSettings, flipped } from '../../test-support/badge-keys.ts';
import { newPerson, type Person } from '../../test-support/people.ts';

const open = { badges: { capacity: 10_000, refillPerSecond: 1, maxKeys: 10 } };
const ACHIEVED = '2026-11-10T12:00:00.789Z';
const NAME = 'Dandara Quintanilha';

let backend: Backend;
beforeAll(async () => {
  if (HAS_AUTH) backend = await localBackend({ limits: { ...open, address: open.badges } });
});
afterAll(() => backend?.stop());

const holderOf = (badge: BadgeId, { db } = backend) =>
  newPerson(db, { name: NAME, badges: [{ ...BADGES[badge], achievedDate: ACHIEVED }] });
const ask = (badge: string, token?: string, from = backend) =>
  from.post(`/badges/${badge}/credential`, {}, token);
const verify = async (credential: string, email: string | null = null, from = backend) =>
  v.parse(VerifyBadgeResponseSchema, (await from.post('/badges/verify', { credential, email })).body);

async function credentialOf(person: Person, badge: BadgeId, from = backend) {
  const answer = await ask(badge, person.token, from);
  expect(answer.status).toBe(200);
  return v.parse(BadgeCredentialResponseSchema, answer.body);
}

/** Verifies like a third-party program: with another library and the published keys. */
async function payloadElsewhere(credential: string): Promise<jwt.JwtPayload> {
  const { keys } = v.parse(BadgeKeysResponseSchema, (await backend.get('/badges/keys')).body);
  const { header } = jwt.decode(credential, { complete: true }) ?? {};
  const key = keys.find(({ kid }) => kid === header?.kid) as JsonWebKey;
  const payload = jwt.verify(credential, createPublicKey({ key, format: 'jwk' }), { algorithms: ['RS256'] });
  return payload as jwt.JwtPayload;
}

describe.skipIf(!HAS_AUTH)('POST /badges/{badge}/credential', () => {
  it('gives the holder a credential that verifies elsewhere with the published key', async () => {
    const person = await holderOf('voz_de_dono');
    const { credential, credentialId } = await credentialOf(person, 'voz_de_dono');
    expect(await payloadElsewhere(credential)).toMatchObject({
      id: credentialId,
      jti: credentialId,
      validFrom: '2026-11-10T12:00:00Z',
      credentialSubject: { achievement: { name: BADGES.voz_de_dono.name } },
    });
  });

  it('names nobody, and holds the address only as a hash', async () => {
    const person = await holderOf('voz_de_dono');
    const payload = JSON.stringify(
      await payloadElsewhere((await credentialOf(person, 'voz_de_dono')).credential),
    );
    const [mailbox = ''] = person.email.split('@');
    for (const text of [person.uid, person.email, mailbox, ...NAME.split(' ')]) {
      expect(payload.toLowerCase()).not.toContain(text.toLowerCase());
    }
    expect(payload).toMatch(/"identityHash":"sha256\$[0-9a-f]{64}"/);
  });

  it('gives the same credential again, even for many requests at once', async () => {
    const person = await holderOf('voz_de_dono');
    const given = await Promise.all(Array.from({ length: 5 }, () => credentialOf(person, 'voz_de_dono')));
    given.push(await credentialOf(person, 'voz_de_dono'));
    expect(new Set(given.map(({ credential }) => credential)).size).toBe(1);
    const records = await backend.db.collection('badgeCredentials').where('uid', '==', person.uid).get();
    expect(records.docs.map((record) => [`urn:uuid:${record.id}`, record.get('badge')])).toEqual([
      [given[0]?.credentialId, 'voz_de_dono'],
    ]);
  });

  it('gives two people, and two badges of one person, separate credentials', async () => {
    const badges = (['voz_de_dono', 'cacador_elite'] as const).map((id) => ({
      ...BADGES[id],
      achievedDate: ACHIEVED,
    }));
    const [one, other] = await Promise.all([
      newPerson(backend.db, { badges }),
      newPerson(backend.db, { badges }),
    ]);
    const ids = await Promise.all(
      [one, other].flatMap((person) =>
        badges.map(async ({ id }) => (await credentialOf(person, id)).credentialId),
      ),
    );
    expect(new Set(ids).size).toBe(4);
  });

  it('refuses a badge that the person does not hold, and records nothing', async () => {
    const person = await holderOf('voz_de_dono');
    expect(await ask('cacador_elite', person.token)).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found', message: 'Você ainda não conquistou este selo.' } },
    });
    const records = backend.db.collection('badgeCredentials').where('uid', '==', person.uid);
    expect((await records.get()).size).toBe(0);
  });

  it('refuses an unknown badge, a caller without an account and an account without a profile', async () => {
    const person = await newPerson(backend.db, null);
    expect((await ask('inventado', person.token)).status).toBe(400);
    expect((await ask('voz_de_dono')).status).toBe(401);
    expect((await ask('voz_de_dono', person.token)).status).toBe(404);
  });

  it('says so if no signing key is set, and everything else goes on', async () => {
    const without = await localBackend({ badges: badgeSettings({ signingKey: null }) });
    const person = await holderOf('voz_de_dono');
    expect(await ask('voz_de_dono', person.token, without)).toMatchObject({
      status: 503,
      body: { error: { code: 'unavailable', message: expect.stringContaining('ainda não está disponível') } },
    });
    expect((await without.post('/badges/verify', { credential: 'a.b.c', email: null })).status).toBe(503);
    expect((await without.get('/badges/keys')).body).toEqual({ keys: [] });
    expect((await without.get('/health')).status).toBe(200);
    await without.stop();
  });
});

describe.skipIf(!HAS_AUTH)('POST /badges/verify', () => {
  it('tells anybody what a credential attests, who issued it and when', async () => {
    const entry = await startBackendUnderTest();
    const person = await holderOf('eterno_aprendiz', entry);
    const { credential, credentialId } = await credentialOf(person, 'eterno_aprendiz', entry);
    expect(await verify(`\n ${credential} `, null, entry)).toEqual({
      outcome: 'valid',
      badge: {
        id: 'eterno_aprendiz',
        name: BADGES.eterno_aprendiz.name,
        criteria: expect.stringContaining('atesta participação'),
      },
      issuer: 'Aura',
      credentialId,
      awardedAt: '2026-11-10T12:00:00Z',
      recipientMatches: null,
      recipientConfirmed: false,
    });
    await entry.stop();
  });

  it('confirms an address in any spelling', async () => {
    const person = await holderOf('voz_de_dono');
    const { credential } = await credentialOf(person, 'voz_de_dono');
    const matches = async (email: string) =>
      (await verify(credential, email)) as { recipientMatches?: unknown };
    expect((await matches(`  ${person.email.toUpperCase()} `)).recipientMatches).toBe(true);
    expect((await matches(`x${person.email}`)).recipientMatches).toBe(false);
    expect((await matches('   ')).recipientMatches).toBeNull();
  });

  it('refuses a credential after one bit was changed anywhere', async () => {
    const person = await holderOf('voz_de_dono');
    const { credential } = await credentialOf(person, 'voz_de_dono');
    const dots = [credential.indexOf('.'), credential.lastIndexOf('.'), credential.length];
    const ends = dots.flatMap((dot) => [dot - 1, dot]).filter((at) => at < credential.length);
    const spread = Array.from({ length: Math.ceil(credential.length / 29) }, (_, at) => at * 29);
    for (const at of [...ends, ...spread]) {
      const changed = flipped(credential, at, at % 7);
      expect(await verify(changed), `place ${at}`).toMatchObject({ outcome: 'invalid' });
      await expect(payloadElsewhere(changed), `place ${at}, elsewhere`).rejects.toBeInstanceOf(Error);
    }
  });

  it('refuses a credential that another platform signed, even if it contains its key', async () => {
    const other = await localBackend({ badges: badgeSettings() });
    const person = await holderOf('voz_de_dono');
    const { credential } = await credentialOf(person, 'voz_de_dono', other);
    expect(await verify(credential, null, other)).toMatchObject({ outcome: 'valid' });
    expect(await verify(credential)).toEqual({ outcome: 'invalid', reason: 'signature' });
    await other.stop();
  });

  it('distinguishes a text that is no credential from a changed credential', async () => {
    expect(await verify('não é uma credencial')).toEqual({ outcome: 'invalid', reason: 'unreadable' });
  });

  it('refuses the credentials of an erased account', async () => {
    const [person, other] = await Promise.all([holderOf('voz_de_dono'), holderOf('voz_de_dono')]);
    const [mine, theirs] = await Promise.all([person, other].map((one) => credentialOf(one, 'voz_de_dono')));
    expect((await backend.delete('/account', person.token)).status).toBe(200);
    expect(await verify(mine?.credential ?? '')).toEqual({ outcome: 'invalid', reason: 'revoked' });
    expect(await verify(theirs?.credential ?? '')).toMatchObject({ outcome: 'valid' });
  });

  it('refuses a revoked credential and does not issue it again', async () => {
    const person = await holderOf('voz_de_dono');
    const { credential, credentialId } = await credentialOf(person, 'voz_de_dono');
    const record = backend.db.doc(`badgeCredentials/${credentialId.replace('urn:uuid:', '')}`);
    await record.update({ revokedAt: new Date() });
    expect(await verify(credential)).toEqual({ outcome: 'invalid', reason: 'revoked' });
    expect(await ask('voz_de_dono', person.token)).toMatchObject({
      status: 403,
      body: { error: { message: expect.stringContaining('revogada') } },
    });
  });

  it('refuses a text that is too long', async () => {
    const answer = await backend.post('/badges/verify', { credential: 'a'.repeat(20_001), email: null });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
  });

  it('limits how often one address may ask', async () => {
    const now = new Date('2026-11-10T12:00:00Z');
    const limited = await localBackend({
      now: () => now,
      limits: { badges: { ...open.badges, capacity: 3 } },
    });
    const request = { credential: 'a', email: null };
    for (let i = 0; i < 3; i += 1) {
      expect((await limited.post('/badges/verify', request)).status).toBe(200);
    }
    expect(await limited.post('/badges/verify', request)).toMatchObject({
      status: 429,
      body: { error: { code: 'rate_limited', message: API_MESSAGES.rate_limited } },
    });
    await limited.stop();
  });

  it('logs nothing of the request', async () => {
    const before = backend.logged.length;
    await verify('canario.canario.canario', 'canario@exemplo.invalid');
    const lines = backend.logged.slice(before);
    expect(lines.map(({ route, status }) => [route, status])).toEqual([['/badges/verify', 200]]);
    expect(JSON.stringify(lines)).not.toContain('canario');
  });
});

describe.skipIf(!HAS_AUTH)('the pages that a credential links to', () => {
  it('are open to anybody at the addresses in it', async () => {
    const person = await holderOf('voz_de_dono');
    const { iss, issuer, credentialSubject } = await payloadElsewhere(
      (await credentialOf(person, 'voz_de_dono')).credential,
    );
    const lookUp = async (address: string) => (await backend.get(new URL(address).pathname)).body;
    expect(await lookUp(iss ?? '')).toMatchObject(issuer);
    expect(await lookUp(credentialSubject.achievement.id)).toMatchObject(credentialSubject.achievement);
  });

  it.each(['/badges/keys', '/badges/issuer', '/badges/achievements/voz_de_dono'])(
    '%s may be kept, and read by pages of others',
    async (path) => {
      const { status, headers } = await backend.get(path);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=3600');
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    },
  );

  it('contain an existing achievement', async () => {
    expect((await backend.get('/badges/achievements/inventado')).status).toBe(404);
  });
});

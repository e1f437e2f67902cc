import { describe, expect, it } from 'vitest';
import { APP_NAME, BADGES } from '@aura/shared-domain';
import { buildCredential, isConsistent, type Credential } from './credential.ts';
import { buildRecipient } from './recipient.ts';

const UUID = '7d4f5a52-8a3d-8f11-9b67-0c8ce1f0a2b3';
const AWARDED = new Date('2026-11-10T12:00:00.789Z');
const credential = buildCredential({
  badge: 'voz_de_dono',
  uuid: UUID,
  email: 'ana@exemplo.com',
  awardedAt: AWARDED,
  siteUrl: 'https://aura.example',
});

describe('buildCredential', () => {
  it('has the shape of Open Badges 3.0 in the payload of its token', () => {
    expect(credential).toEqual({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      id: `urn:uuid:${UUID}`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: {
        id: 'https://aura.example/api/badges/issuer',
        type: ['Profile'],
        name: APP_NAME,
        url: 'https://aura.example',
      },
      validFrom: '2026-11-10T12:00:00Z',
      credentialSubject: {
        id: `urn:uuid:${UUID}#recipient`,
        type: ['AchievementSubject'],
        identifier: [buildRecipient('ana@exemplo.com', UUID)],
        achievement: {
          id: 'https://aura.example/api/badges/achievements/voz_de_dono',
          type: ['Achievement'],
          name: BADGES.voz_de_dono.name,
          description: BADGES.voz_de_dono.description,
          criteria: {
            narrative: expect.stringMatching(/atesta participação.*Não avalia nem certifica competência/),
          },
        },
      },
      iss: 'https://aura.example/api/badges/issuer',
      jti: `urn:uuid:${UUID}`,
      nbf: Date.parse('2026-11-10T12:00:00Z') / 1000,
      sub: `urn:uuid:${UUID}#recipient`,
    });
  });
});

describe('isConsistent', () => {
  it('accepts a credential whose token says the same', () => {
    expect(isConsistent(credential, AWARDED)).toBe(true);
  });

  const changes: readonly Partial<Credential>[] = [
    { iss: 'https://outra.example' },
    { jti: 'urn:uuid:0' },
    { sub: 'urn:uuid:0' },
    { nbf: credential.nbf + 1 },
    { validFrom: '2026-11-10T12:00:01Z' },
  ];
  it.each(changes)('is none with %o', (change) => {
    expect(isConsistent({ ...credential, ...change }, new Date('2027-01-01'))).toBe(false);
  });

  it('is none before it begins', () => {
    expect(isConsistent(credential, new Date('2026-11-10T11:59:59Z'))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { findCountedAsRevoked } from './find-counted-as-revoked.ts';

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const answered = (times: object) =>
  JSON.stringify({ localId: 'ana', idToken: `${base64url({ alg: 'none' })}.${base64url(times)}.` });

describe('findCountedAsRevoked', () => {
  it('is who signed up in the second before the one that tokens are valid from', () => {
    expect(findCountedAsRevoked(answered({ auth_time: 99, iat: 100 }))).toEqual({
      uid: 'ana',
      signedUpAt: 99,
    });
  });

  it('is nobody whose token is of the second of the sign-up', () => {
    expect(findCountedAsRevoked(answered({ auth_time: 100, iat: 100 }))).toBeNull();
  });

  it.each(['', '{"error":{"message":"EMAIL_EXISTS"}}', '{"localId":"ana","idToken":"x"}'])(
    'is nobody where there is no account: %s',
    (answer) => expect(findCountedAsRevoked(answer)).toBeNull(),
  );
});

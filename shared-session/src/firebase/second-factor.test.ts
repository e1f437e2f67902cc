import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, type Auth } from 'firebase/auth';
import { signInWithEmailAndPassword, signOut } from 'firebase/auth';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFirebaseSecondFactor } from './second-factor.ts';

const NOW = Date.UTC(2026, 2, 10, 12);
const STEP_MS = 30_000;
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The six digits that an authenticator app shows for a key (RFC 6238: SHA-1, 30 seconds; RFC 4226 for the digits). */
function computeCode(key: string, at: number): string {
  const bits = Array.from(key, (sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/gu) ?? [];
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)));
  const hash = createHmac('sha1', Buffer.from(bytes.map((byte) => parseInt(byte, 2))))
    .update(step)
    .digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

test('codes follow the standard', () => {
  expect([59, 1_111_111_109, 2_000_000_000].map((second) => computeCode(KEY, second * 1000))).toEqual([
    '287082',
    '081804',
    '279037',
  ]);
});

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const token = `${encode({ alg: 'none' })}.${encode({ sub: 'ana', iat: 1, exp: 9_999_999_999 })}.`;
const SIGNED_IN = { idToken: token, refreshToken: 'r', localId: 'ana', expiresIn: '3600' };
const REFUSED = { error: { code: 400, message: 'INVALID_CODE' } };

const BodySchema = v.object({ totpVerificationInfo: v.optional(v.object({ verificationCode: v.string() })) });

/** The account service as it documents accounts with an authenticator app, with one account: the emulator has none. */
function answerOf(
  account: { isEnrolled: boolean },
  path: string,
  body: v.InferOutput<typeof BodySchema>,
): object {
  const isRight = body.totpVerificationInfo?.verificationCode === computeCode(KEY, NOW);
  switch (path.slice(path.lastIndexOf('/') + 1)) {
    case 'accounts:signInWithPassword':
      return account.isEnrolled
        ? { mfaPendingCredential: 'pending', mfaInfo: [{ mfaEnrollmentId: 'app', totpInfo: {} }] }
        : SIGNED_IN;
    case 'mfaEnrollment:start':
      return {
        totpSessionInfo: {
          sharedSecretKey: KEY,
          verificationCodeLength: 6,
          hashingAlgorithm: 'SHA1',
          periodSec: 30,
          sessionInfo: 'session',
          finalizeEnrollmentTime: new Date(NOW).toISOString(),
        },
      };
    case 'mfaEnrollment:finalize':
      account.isEnrolled ||= isRight;
      return isRight ? SIGNED_IN : REFUSED;
    case 'mfaSignIn:finalize':
      return isRight ? SIGNED_IN : REFUSED;
    default:
      return { users: [{ localId: 'ana', email: 'ana@exemplo.com', emailVerified: true }] };
  }
}

let server: Server;
let app: FirebaseApp;
let auth: Auth;
beforeEach(async () => {
  const account = { isEnrolled: false };
  server = createServer((request, response) => {
    void request.toArray().then((parts) => {
      const body = v.parse(BodySchema, JSON.parse(Buffer.concat(parts).toString()));
      const answer = answerOf(account, new URL(request.url ?? '', 'http://a').pathname, body);
      response.writeHead('error' in answer ? 400 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  app = initializeApp({ apiKey: 'none', projectId: 'demo-aura' }, 'second-factor');
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const { port } = server.address() as AddressInfo;
  connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true });
});
afterEach(async () => {
  await deleteApp(app);
  server.close();
});

const signIn = () => signInWithEmailAndPassword(auth, 'ana@exemplo.com', 'segredo');

test('an app with the key signs in from then on, and other codes fail', async () => {
  const given: string[] = [];
  const asked: boolean[] = [];
  const factor = createFirebaseSecondFactor(auth, async (isAgain) => {
    asked.push(isAgain);
    return given.shift() ?? null;
  });
  const { user } = await factor.through(signIn);
  expect(asked).toEqual([]);

  const { key, uri } = await factor.begin(user);
  expect(new URL(uri).searchParams.get('secret')).toBe(key);
  await expect(factor.finish(user, computeCode(key, NOW - 20 * STEP_MS))).rejects.toMatchObject({
    code: 'auth/invalid-verification-code',
  });
  await factor.finish(user, computeCode(key, NOW));
  await signOut(auth);

  given.push(computeCode(key, NOW + 20 * STEP_MS), computeCode(key, NOW));
  expect((await factor.through(signIn)).user.uid).toBe('ana');
  expect(asked).toEqual([false, true]);

  await signOut(auth);
  await expect(factor.through(signIn)).rejects.toMatchObject({ code: 'auth/second-factor-cancelled' });
  expect(auth.currentUser).toBeNull();
});

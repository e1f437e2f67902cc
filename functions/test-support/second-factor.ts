import { randomInt, randomUUID } from 'node:crypto';
import * as v from 'valibot';

/**
 * An account at the Auth emulator, called directly as anybody with a shell could. The emulator knows second factors by text
 * message alone; what a token says of one is the same for every kind.
 */
export interface DirectAccount {
  readonly uid: string;
  /** The token of the sign-up, before there was a second factor. */
  readonly first: Tokens;
  /** Signs in by password; the answer has no token if a second factor is asked for. */
  readonly signIn: () => Promise<Answer>;
  /** A new token for the refresh token of a session. */
  readonly renew: (tokens: Tokens) => Promise<Answer>;
  /** Adds a second factor, and gives the session with it. */
  readonly enrol: (tokens: Tokens) => Promise<Answer>;
  /** Answers the question for the second factor. */
  readonly answerFactor: (pending: Answer, code?: string) => Promise<Answer>;
  /** Takes the second factor off. */
  readonly withdraw: (tokens: Tokens, factor: string) => Promise<Answer>;
}

const AnswerSchema = v.object({
  idToken: v.optional(v.string()),
  refreshToken: v.optional(v.string()),
  id_token: v.optional(v.string()),
  localId: v.optional(v.string()),
  mfaPendingCredential: v.optional(v.string()),
  mfaInfo: v.optional(v.array(v.object({ mfaEnrollmentId: v.string() }))),
  phoneSessionInfo: v.optional(v.object({ sessionInfo: v.string() })),
  phoneResponseInfo: v.optional(v.object({ sessionInfo: v.string() })),
  error: v.optional(v.object({ message: v.string() })),
});
type Answer = v.InferOutput<typeof AnswerSchema>;
type Tokens = Pick<Answer, 'idToken' | 'refreshToken'>;

const CodesSchema = v.object({
  verificationCodes: v.array(v.object({ sessionInfo: v.string(), code: v.string() })),
});

/** Signs up an account with a confirmed address and these custom claims. */
export async function openDirectAccount(claims: (uid: string) => object): Promise<DirectAccount> {
  const email = `${randomUUID()}@exemplo.invalid`;
  const credentials = { email, password: randomUUID(), returnSecureToken: true };
  const { localId: uid = '' } = await ask('v1/accounts:signUp', credentials);
  const changes = { localId: uid, emailVerified: true, customAttributes: JSON.stringify(claims(uid)) };
  await ask('v1/projects/demo-aura/accounts:update', changes, { authorization: 'Bearer owner' });
  const signIn = () => ask('v1/accounts:signInWithPassword', credentials);
  const first = await signIn();
  return {
    uid,
    first,
    signIn,
    renew: ({ refreshToken }) => askToken({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    enrol: async ({ idToken }) => {
      const phoneEnrollmentInfo = { phoneNumber: `+55119${randomInt(10_000_000, 99_999_999)}` };
      const started = await ask('v2/accounts/mfaEnrollment:start', { idToken, phoneEnrollmentInfo });
      const phoneVerificationInfo = await readCode(started.phoneSessionInfo?.sessionInfo);
      return ask('v2/accounts/mfaEnrollment:finalize', { idToken, phoneVerificationInfo });
    },
    answerFactor: async ({ mfaPendingCredential, mfaInfo }, code) => {
      const mfaEnrollmentId = mfaInfo?.[0]?.mfaEnrollmentId;
      const asked = { mfaPendingCredential, mfaEnrollmentId, phoneSignInInfo: {} };
      const started = await ask('v2/accounts/mfaSignIn:start', asked);
      const sent = await readCode(started.phoneResponseInfo?.sessionInfo);
      const phoneVerificationInfo = { ...sent, ...(code !== undefined && { code }) };
      return ask('v2/accounts/mfaSignIn:finalize', { mfaPendingCredential, phoneVerificationInfo });
    },
    withdraw: ({ idToken }, mfaEnrollmentId) =>
      ask('v2/accounts/mfaEnrollment:withdraw', { idToken, mfaEnrollmentId }),
  };
}

const locateAuth = () => `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`;

async function ask(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${locateAuth()}/identitytoolkit.googleapis.com/${path}?key=emulator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return v.parse(AnswerSchema, await response.json());
}

async function askToken(body: object): Promise<Answer> {
  const response = await fetch(`${locateAuth()}/securetoken.googleapis.com/v1/token?key=emulator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = v.parse(AnswerSchema, await response.json());
  return { ...answer, idToken: answer.id_token };
}

/** The message that the emulator would send. */
async function readCode(sessionInfo: string | undefined): Promise<{ sessionInfo: string; code: string }> {
  const response = await fetch(`${locateAuth()}/emulator/v1/projects/demo-aura/verificationCodes`);
  const { verificationCodes } = v.parse(CodesSchema, await response.json());
  const sent = verificationCodes.find((one) => one.sessionInfo === sessionInfo);
  if (!sent) throw new Error('The emulator sent no code.');
  return sent;
}

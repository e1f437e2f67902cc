import * as v from 'valibot';

const decodePart = (part: string): string => Buffer.from(part, 'base64url').toString('utf8');

const JsonSchema = v.pipe(v.string(), v.parseJson());
const TokenTimesSchema = v.object({ auth_time: v.number(), iat: v.number() });
const SignUpSchema = v.object({
  localId: v.string(),
  idToken: v.pipe(
    v.string(),
    v.transform((token) => decodePart(token.split('.')[1] ?? '')),
    JsonSchema,
    TokenTimesSchema,
  ),
});

/**
 * Finds a new account whose tokens the Auth emulator may treat as revoked. It records the time of a sign-up shortly
 * before the time from which tokens are valid: if a second begins between the two, every token of the account is
 * older.
 * @param answer the body of a sign-up's answer
 * @returns the account and its sign-up time (Unix time, seconds); null if its tokens are valid, or there is no account
 */
export function findCountedAsRevoked(
  answer: string,
): { readonly uid: string; readonly signedUpAt: number } | null {
  const signUp = v.safeParse(v.pipe(JsonSchema, SignUpSchema), answer);
  if (!signUp.success) return null;
  const { localId: uid, idToken } = signUp.output;
  return idToken.iat > idToken.auth_time ? { uid, signedUpAt: idToken.auth_time } : null;
}

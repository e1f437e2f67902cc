import { compactVerify, decodeProtectedHeader, errors, type ProtectedHeaderParameters } from 'jose';
import * as v from 'valibot';
import { err, ok, type Result } from '@aura/shared-domain';
import { CredentialSchema, isConsistent, type Credential } from './credential.ts';
import type { Keyring } from './keyring.ts';

/** Why a text is not one of our credentials: it is unreadable, or its signature is invalid or another issuer's. */
export type Unread = 'unreadable' | 'signature';

/**
 * The credential in a compact token. Only keys of the platform count: a key inside the token only proves that its
 * author has one.
 */
export async function readCredential(
  token: string,
  keys: Pick<Keyring, 'find'>,
  now: Date,
): Promise<Result<Credential, Unread>> {
  const header = readHeader(token);
  if (!header) return err('unreadable');
  const key = keys.find(header.kid);
  if (!key || !hasExactSignature(token)) return err('signature');
  try {
    const { payload } = await compactVerify(token, key, { algorithms: ['RS256'] });
    const parsed = v.safeParse(CredentialSchema, JSON.parse(new TextDecoder().decode(payload)));
    return parsed.success && isConsistent(parsed.output, now) ? ok(parsed.output) : err('unreadable');
  } catch (error) {
    if (error instanceof errors.JOSEError) return err('signature');
    if (error instanceof SyntaxError) return err('unreadable');
    throw error;
  }
}

function readHeader(token: string): ProtectedHeaderParameters | null {
  try {
    return token.split('.').length === 3 ? decodeProtectedHeader(token) : null;
  } catch {
    return null;
  }
}

/**
 * Whether the signature is written in the one way that its bytes have. Decoders pass over characters and bits that
 * carry nothing, so that a changed text would otherwise still be good.
 */
function hasExactSignature(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

import { CompactSign } from 'jose';
import type { Credential } from './credential.ts';
import type { Signer } from './keyring.ts';

/** The credential as a compact token. The header carries no more than the standard allows. */
export function signCredential(credential: Credential, { key, kid, jwk }: Signer): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(credential)))
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid, jwk: { ...jwk } })
    .sign(key);
}

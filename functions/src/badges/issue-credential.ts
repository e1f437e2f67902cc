import type { Firestore } from 'firebase-admin/firestore';
import { err, ok, type RequestOf, type ResponseOf, badgeCredentialEndpoint } from '@aura/shared-domain';
import { readOwner } from '../account/owner.ts';
import type { Accounts } from '../firebase/admin.ts';
import type { Failure } from '../http/failure.ts';
import type { PersonCall } from '../http/person-endpoint.ts';
import { type Credential, buildCredential } from './credential.ts';
import { recordCredential } from './credential-records.ts';
import type { Signer } from './keyring.ts';
import { createHash } from 'node:crypto';
import { CompactSign } from 'jose';

export interface IssueDeps {
  readonly db: Firestore;
  readonly accounts: Accounts;
  readonly now: () => Date;
  readonly siteUrl: string;
  /** Null if no key is configured. */
  readonly signer: Signer | null;
}

const NO_KEY: Failure = {
  code: 'unavailable',
  message: 'A emissão de credenciais ainda não está disponível. O seu selo continua no seu painel.',
};
const NO_EMAIL: Failure = {
  code: 'forbidden',
  message: 'A credencial precisa do e-mail da sua conta, e esta conta não tem nenhum.',
};

/** POST /badges/{badge}/credential: repeated requests return the same credential with the same id. */
export function issueCredential({
  db,
  accounts,
  now,
  siteUrl,
  signer,
}: IssueDeps): PersonCall<
  RequestOf<typeof badgeCredentialEndpoint>,
  ResponseOf<typeof badgeCredentialEndpoint>
> {
  return async (uid, { badge }) => {
    if (!signer) return err(NO_KEY);
    const owner = await readOwner(accounts, uid);
    if (!owner.ok) return owner;
    const { email } = owner.value;
    if (!email) return err(NO_EMAIL);
    const uuid = computeOpaqueUuid(uid, badge);
    const held = await recordCredential(db, { uid, badge, uuid, now: now() });
    if (!held.ok) return held;
    const awardedAt = new Date(held.value.achievedDate);
    const credential = buildCredential({ badge, uuid, email, awardedAt, siteUrl });
    return ok({ credential: await signCredential(credential, signer), credentialId: credential.id });
  };
}

/** A UUID that the same parts give every time, and that says nothing about them (version 8, RFC 9562). */
export function computeOpaqueUuid(...parts: readonly string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The credential as a compact token. The header carries no more than the standard allows. */
export function signCredential(credential: Credential, { key, kid, jwk }: Signer): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(credential)))
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid, jwk: { ...jwk } })
    .sign(key);
}

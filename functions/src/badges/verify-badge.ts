import type { Firestore } from 'firebase-admin/firestore';
import {
  err,
  ok,
  type RequestOf,
  type ResponseOf,
  type Result,
  badgeVerifyEndpoint,
} from '@aura/shared-domain';
import { readAccount } from '../account/owner.ts';
import type { Accounts } from '../firebase/admin.ts';
import type { Failure } from '../http/failure.ts';
import type { Credential } from './credential.ts';
import { findHolder } from './credential-records.ts';
import type { Keyring } from './keyring.ts';
import { readCredential } from './read-credential.ts';
import { isRecipient } from './recipient.ts';

export interface VerifyDeps {
  readonly db: Firestore;
  readonly accounts: Accounts;
  readonly now: () => Date;
  readonly keys: Keyring;
}

type Verdict = ResponseOf<typeof badgeVerifyEndpoint>;

const NO_KEYS: Failure = {
  code: 'unavailable',
  message: 'A verificação de selos ainda não está disponível.',
};

/** POST /badges/verify: whether a text is one of our valid credentials, and whose. */
export function verifyBadge({
  db,
  accounts,
  now,
  keys,
}: VerifyDeps): (request: RequestOf<typeof badgeVerifyEndpoint>) => Promise<Result<Verdict, Failure>> {
  return async ({ credential: token, email }) => {
    if (keys.published.length === 0) return err(NO_KEYS);
    const read = await readCredential(token, keys, now());
    if (!read.ok) return ok({ outcome: 'invalid', reason: read.error });
    const badge = readBadge(read.value);
    const holder = await findHolder(db, read.value.id.replace('urn:uuid:', ''), badge.id);
    if (holder === null) return ok({ outcome: 'invalid', reason: 'revoked' });
    const [recipient] = read.value.credentialSubject.identifier;
    const recipientMatches = email ? isRecipient(recipient, email) : null;
    return ok({
      outcome: 'valid',
      badge,
      issuer: read.value.issuer.name,
      credentialId: read.value.id,
      awardedAt: read.value.validFrom,
      recipientMatches,
      recipientConfirmed: recipientMatches === true && (await isConfirmed(accounts, holder, email ?? '')),
    });
  };
}

/** Whether an account has an address still, and proved that it is its own. */
async function isConfirmed(accounts: Accounts, uid: string, email: string): Promise<boolean> {
  const account = await readAccount(accounts, uid);
  return account?.emailVerified === true && account.email?.toLowerCase() === email.toLowerCase();
}

function readBadge({ credentialSubject: { achievement } }: Credential) {
  const { id, name, criteria } = achievement;
  return { id: id.slice(id.lastIndexOf('/') + 1), name, criteria: criteria.narrative };
}

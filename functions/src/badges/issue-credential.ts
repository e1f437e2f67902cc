import type { Firestore } from 'firebase-admin/firestore';
import { err, ok, type RequestOf, type ResponseOf, badgeCredentialEndpoint } from '@aura/shared-domain';
import { ownerOf } from '../account/owner.ts';
import type { Accounts } from '../firebase/admin.ts';
import type { Failure } from '../http/failure.ts';
import type { PersonCall } from '../http/person-endpoint.ts';
import { credentialOf } from './credential.ts';
import { recordCredential } from './credential-records.ts';
import type { Signer } from './keyring.ts';
import { opaqueUuid } from './opaque-uuid.ts';
import { signCredential } from './sign-credential.ts';

export interface IssueDeps {
  readonly db: Firestore;
  readonly accounts: Accounts;
  readonly now: () => Date;
  readonly siteUrl: string;
  /** Null where no key is configured. */
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

/** POST /badges/{badge}/credential: the same credential, with the same id, however often it is asked for. */
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
    const owner = await ownerOf(accounts, uid);
    if (!owner.ok) return owner;
    const { email } = owner.value;
    if (!email) return err(NO_EMAIL);
    const uuid = opaqueUuid(uid, badge);
    const held = await recordCredential(db, { uid, badge, uuid, now: now() });
    if (!held.ok) return held;
    const awardedAt = new Date(held.value.achievedDate);
    const credential = credentialOf({ badge, uuid, email, awardedAt, siteUrl });
    return ok({ credential: await signCredential(credential, signer), credentialId: credential.id });
  };
}

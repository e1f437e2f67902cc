import type { Firestore } from 'firebase-admin/firestore';
import { type ResponseOf, companySettingsEndpoint } from '@aura/shared-domain';
import type { Company } from '@aura/shared-company';
import { accountOf } from '../../account/owner.ts';
import type { Accounts } from '../../firebase/admin.ts';
import { parseProfile } from '../../profile/parse-profile.ts';
import { actorOf } from '../actor.ts';

export interface ManagersDeps {
  readonly db: Firestore;
  readonly accounts: Pick<Accounts, 'getUser'>;
}

/** Managers who are looked up: each costs a read and a question to the Auth service. */
const MOST = 20;

/**
 * Who may open the cockpit of a company, in the words of its log, in the order in which access was given. Whose account
 * is gone is left out: nobody comes in with it.
 */
export async function managersInWords(
  { db, accounts }: ManagersDeps,
  { managers }: Pick<Company, 'managers'>,
): Promise<Pick<ResponseOf<typeof companySettingsEndpoint>, 'managers' | 'moreManagers'>> {
  const uids = managers.slice(0, MOST);
  const [profiles, owners] = await Promise.all([
    uids.length > 0 ? db.getAll(...uids.map((uid) => db.doc(`users/${uid}`))) : [],
    Promise.all(uids.map((uid) => accountOf(accounts, uid))),
  ]);
  const words = owners.flatMap((account, at) => {
    if (!account) return [];
    const profile = parseProfile(profiles[at]?.data());
    return [actorOf(profile.ok ? profile.value.name : '', account.email ?? null)];
  });
  return { managers: words, moreManagers: managers.length - uids.length };
}

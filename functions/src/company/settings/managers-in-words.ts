import type { Firestore } from 'firebase-admin/firestore';
import {
  err,
  MAX_MANAGERS,
  ok,
  type companyManagersEndpoint,
  type companySettingsEndpoint,
  type Owner,
  type ResponseOf,
  type Result,
} from '@aura/shared-domain';
import type { Company } from '@aura/shared-company';
import { readAccount } from '../../account/owner.ts';
import type { Accounts } from '../../firebase/admin.ts';
import { parseProfile } from '../../profile/parse-profile.ts';
import type { Failure } from '../../http/failure.ts';
import { describeActor } from '../actor.ts';
import { COMPANY_FAILURES } from '../../generated/failures.ts';
import type { ManagerCall } from '../manager.ts';

export interface ManagersDeps {
  readonly db: Firestore;
  readonly accounts: Pick<Accounts, 'getUser'>;
}

/** Dependencies for finding an owner. */
export type OwnersDeps = ManagersDeps;

/**
 * The managers of a company, as described in its log, in the order of their access. People without an account are
 * omitted: they cannot sign in.
 */
export async function describeManagers(
  deps: ManagersDeps,
  { managers }: Pick<Company, 'managers'>,
): Promise<Pick<ResponseOf<typeof companySettingsEndpoint>, 'managers' | 'moreManagers'>> {
  const uids = managers.slice(0, MAX_MANAGERS);
  const owners = await readOwners(deps, uids);
  return { managers: owners.map(({ name }) => name), moreManagers: managers.length - uids.length };
}

/** GET /company/managers: the managers who can be given an alert or a programme. */
export const showManagers =
  ({
    now,
    ...deps
  }: ManagersDeps & {
    readonly now: () => Date;
  }): ManagerCall<undefined, ResponseOf<typeof companyManagersEndpoint>> =>
  async ({ uid, company }) =>
    ok({
      managers: [...(await readOwners(deps, company.managers.slice(0, MAX_MANAGERS)))],
      invited: company.managerInvites
        .filter(({ expiresAt }) => expiresAt > now())
        .map(({ email, expiresAt }) => ({ email, expiresAt: expiresAt.toISOString() })),
      self: uid,
    });

/** The manager with an id; a failure for managers of another company, and for other people. */
export async function findOwner(
  deps: ManagersDeps,
  { managers }: Pick<Company, 'managers'>,
  id: string,
): Promise<Result<Owner, Failure>> {
  const [owner] = managers.includes(id) ? await readOwners(deps, [id]) : [];
  return owner ? ok(owner) : err(COMPANY_FAILURES.noSuchManager);
}

async function readOwners(
  { db, accounts }: ManagersDeps,
  uids: readonly string[],
): Promise<readonly Owner[]> {
  const [profiles, owners] = await Promise.all([
    uids.length > 0 ? db.getAll(...uids.map((uid) => db.doc(`users/${uid}`))) : [],
    Promise.all(uids.map((uid) => readAccount(accounts, uid))),
  ]);
  return owners.flatMap((account, at) => {
    const id = uids[at];
    if (!account || id === undefined) return [];
    const profile = parseProfile(profiles[at]?.data());
    return [{ id, name: describeActor(profile.ok ? profile.value.name : '', account.email ?? null) }];
  });
}

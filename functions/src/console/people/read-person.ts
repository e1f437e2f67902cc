import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { err, createProfile, ok, type Profile, type Result } from '@aura/shared-domain';
import { readAccount } from '../../account/owner.ts';
import { locateBilling } from '../../billing/billing-documents.ts';
import { parseBillingRecord, type BillingRecord } from '../../billing/billing-record.ts';
import { readRunningGrant, type Grant } from '../../billing/grant.ts';
import { parseTicket, TICKETS, type Ticket } from '../../contact/ticket.ts';
import type { Accounts } from '../../firebase/admin.ts';
import type { Failure } from '../../http/failure.ts';
import { parseProfile, type ProfileProblem } from '../../profile/parse-profile.ts';
import { OPERATOR_LOG, parseEntry, type StoredEntry } from '../log/operator-log.ts';

/** The stored data of a person that operators may see in part. */
export interface KnownPerson {
  readonly account: UserRecord;
  readonly profile: Profile;
  /** Why the stored profile cannot be shown; null if it can. */
  readonly problem: ProfileProblem | null;
  readonly billing: BillingRecord;
  readonly grant: Grant | null;
  /** Newest first. */
  readonly deeds: readonly StoredEntry[];
  readonly tickets: readonly Ticket[];
}

interface Deps {
  readonly db: Firestore;
  readonly accounts: Pick<Accounts, 'getUser'>;
  readonly now: () => Date;
}

const NO_ACCOUNT: Failure = { code: 'not_found', message: 'Esta conta não existe mais.' };

/** Entries and messages that a timeline goes back over. */
const MOST = 100;

/** All displayed data of a person. Messages only with a confirmed address: otherwise they may be another person's. */
export async function readPerson(
  { db, accounts, now }: Deps,
  uid: string,
): Promise<Result<KnownPerson, Failure>> {
  const account = await readAccount(accounts, uid);
  if (!account) return err(NO_ACCOUNT);
  const address = account.emailVerified ? account.email?.toLowerCase() : undefined;
  const documents = locateBilling(db, uid);
  const [person, billing, grant, deeds, tickets] = await Promise.all([
    documents.person.get(),
    documents.billing.get(),
    documents.grant.get(),
    db.collection(OPERATOR_LOG).where('subjectUid', '==', uid).orderBy('number', 'desc').limit(MOST).get(),
    address === undefined ? null : db.collection(TICKETS).where('email', '==', address).limit(MOST).get(),
  ]);
  const profile = parseProfile(person.data());
  const record = parseBillingRecord(billing.data());
  return ok({
    account,
    profile: profile.ok ? profile.value : createProfile(account.displayName ?? ''),
    problem: profile.ok ? null : profile.error,
    billing: record,
    grant: readRunningGrant(grant.data(), record.entitlement, now()),
    deeds: deeds.docs.map((entry) => parseEntry(entry.data())),
    tickets: (tickets?.docs ?? []).map((ticket) => parseTicket(ticket.id, ticket.data())),
  });
}

import type { Firestore } from 'firebase-admin/firestore';
import { err, ok } from '@aura/shared-domain';
import { BILLING } from '../billing/billing-record.ts';
import type { Accounts } from '../firebase/admin.ts';
import { walkDocuments } from '../firebase/walk-documents.ts';
import type { EraseStep, PartDeps, ReportLine } from '../parts/define-part.ts';
import { walkPeople, type Walk } from '../schedule/walk-people.ts';
import { eraseAll } from './erase-account.ts';

/** Accounts that the Auth service tells about at once. */
const PAGE = 100;
/** Orphans that one walk erases without a doubt; more than these have to be few among all. */
const UNDOUBTED = 20;
const FEW = 0.05;

type OrphanDeps = Pick<PartDeps, 'db' | 'accounts' | 'stripe' | 'now'>;

/** A walk that found so many accounts missing that their service, or its data, is more likely at fault. */
interface Doubted extends ReportLine {
  readonly message: 'orphans doubted';
  readonly orphans: number;
  readonly people: number;
}

/**
 * Erases the remaining data of deleted accounts: an account may be deleted outside the product, with the person's own
 * token or manually, and its purchases would still be charged. If too many accounts are missing, it erases nothing.
 */
export async function sweepOrphans(
  deps: OrphanDeps,
  steps: readonly EraseStep[],
): Promise<Walk<{ erased: number }> | Doubted> {
  const { db, accounts, now } = deps;
  const { orphans, people } = await findOrphans(db, accounts);
  if (orphans.length > UNDOUBTED && orphans.length > people * FEW)
    return { message: 'orphans doubted', severity: 'ERROR', orphans: orphans.length, people };
  return walkPeople({
    message: 'orphans',
    people: orphans.values(),
    nothing: { erased: 0 },
    now,
    async check(uid) {
      const failure = await eraseAll({ uid, emailVerified: false }, deps, steps);
      return failure ? err(failure) : ok({ erased: 1 });
    },
  });
}

/** Ids under which something is stored and that no account has any more, and how many were looked at. */
async function findOrphans(
  db: Firestore,
  accounts: Pick<Accounts, 'getUsers'>,
): Promise<{ readonly orphans: readonly string[]; readonly people: number }> {
  const orphans = new Set<string>();
  let people = 0;
  for (const collection of ['users', BILLING]) {
    let page: string[] = [];
    const look = async (): Promise<void> => {
      if (page.length === 0) return;
      people += page.length;
      const { users } = await accounts.getUsers(page.map((uid) => ({ uid })));
      const known = new Set(users.map(({ uid }) => uid));
      for (const uid of page) if (!known.has(uid)) orphans.add(uid);
      page = [];
    };
    for await (const { id } of walkDocuments(db.collection(collection).select(), PAGE)) {
      page.push(id);
      if (page.length === PAGE) await look();
    }
    await look();
  }
  return { orphans: [...orphans], people };
}

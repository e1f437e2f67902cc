import type { Firestore } from 'firebase-admin/firestore';
import { DAY_MS, err, ok } from '@aura/shared-domain';
import { BILLING } from '../billing/billing-record.ts';
import { walkDocuments } from '../firebase/walk-documents.ts';
import type { EraseStep, PartDeps, ReportLine } from '../parts/define-part.ts';
import { handOutWalk, type SharedWalk } from '../schedule/shared-walk.ts';
import type { WalkParts } from '../schedule/walk-people.ts';
import { eraseAll } from './erase-account.ts';

/** Documents per query. */
const PAGE = 300;
/** Orphans that one walk erases without a doubt; more than these have to be few among all. */
const UNDOUBTED = 20;
const FEW = 0.05;
/** Ids of people without an account, from the look at everybody until they are erased. */
const ORPHANS = 'orphans';
const KEPT_MS = 2 * DAY_MS;

type Looking = Pick<PartDeps, 'db' | 'accounts' | 'now'>;

/** A walk that found so many accounts missing that their service, or its data, is more likely at fault. */
interface Doubted extends ReportLine {
  readonly message: 'orphans doubted';
  readonly orphans: number;
  readonly people: number;
}

/** Erases who was found without an account. */
export const ERASING = {
  name: 'orphansErased',
  perShare: 50,
  processes: 2,
  nothing: { erased: 0 },
} as const satisfies SharedWalk<{ erased: number }>;

/**
 * Looks for people without an account: one may be deleted outside the product, with the person's own token or manually,
 * and its purchases would still be charged. Nobody is erased before all are looked at; if too many accounts are missing,
 * nobody is. The account service answers a few hundred calls a second.
 */
export const LOOKING: SharedWalk<{ missing: number }> = {
  name: 'orphans',
  perShare: 200,
  processes: 2,
  nothing: { missing: 0 },
  async afterwards({ people }, deps) {
    const found = deps.db.collection(ORPHANS);
    const orphans = (await found.count().get()).data().count;
    if (orphans > UNDOUBTED && orphans > people * FEW) {
      const line: Doubted = { message: 'orphans doubted', severity: 'ERROR', orphans, people };
      return deps.report(line);
    }
    await handOutWalk(ERASING, streamIds(deps.db, [ORPHANS]), deps);
  },
};

/** Ids under which something of a person is stored. */
export const streamStoredPeople = (db: Firestore): AsyncGenerator<string> =>
  streamIds(db, ['users', BILLING]);

/** Names of the documents of some collections, each once. */
async function* streamIds(db: Firestore, collections: readonly string[]): AsyncGenerator<string> {
  const seen = new Set<string>();
  for (const collection of collections) {
    for await (const { id } of walkDocuments(db.collection(collection).select(), PAGE)) {
      if (seen.has(id)) continue;
      seen.add(id);
      yield id;
    }
  }
}

const isMissing = async ({ accounts }: Looking, uid: string): Promise<boolean> =>
  (await accounts.getUsers([{ uid }])).users.length === 0;

/** Keeps the id of a person who has no account. */
export const noteOrphan =
  (deps: Looking): WalkParts<{ missing: number }>['check'] =>
  async (uid) => {
    if (!(await isMissing(deps, uid))) return ok({ missing: 0 });
    const expiresAt = new Date(deps.now().getTime() + KEPT_MS);
    await deps.db.collection(ORPHANS).doc(uid).set({ expiresAt });
    return ok({ missing: 1 });
  };

/** Erases the remaining data of a person, unless the account is there again. */
export const eraseOrphan =
  (
    deps: Looking & Pick<PartDeps, 'stripe'>,
    steps: readonly EraseStep[],
  ): WalkParts<{ erased: number }>['check'] =>
  async (uid) => {
    const isErased = await isMissing(deps, uid);
    const failure = isErased ? await eraseAll({ uid, emailVerified: false }, deps, steps) : null;
    if (failure) return err(failure);
    await deps.db.collection(ORPHANS).doc(uid).delete();
    return ok({ erased: isErased ? 1 : 0 });
  };

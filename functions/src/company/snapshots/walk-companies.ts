import type { Firestore } from 'firebase-admin/firestore';
import { COMPANIES } from '@aura/shared-company';
import { walkDocuments } from '../../firebase/walk-documents.ts';
import { describeFault, type Fault } from '../../http/log.ts';
import { takeCompanySnapshot, type SnapshotDeps } from './take-company-snapshot.ts';

/** One log line about one walk. The type ensures redaction: besides numbers it has no field for personal data. */
export interface SnapshotWalk {
  readonly message: 'company_snapshots';
  readonly severity: 'INFO' | 'WARNING' | 'ERROR';
  readonly companies: number;
  readonly taken: number;
  readonly failed: number;
  /** Members with unreadable data. */
  readonly unread: number;
  /** Whether every company had its turn before the time was up. */
  readonly reachedAll: boolean;
  /** The first unexpected error. */
  readonly fault?: Fault;
}

export interface WalkDeps extends SnapshotDeps {
  readonly logSnapshots: (walk: SnapshotWalk) => void;
}

const PAGE = 300;
/**
 * Takes missing snapshots, one company after another. A failure is counted, and the walk continues.
 * @param budgetMs no company's turn begins later than this
 */
export async function walkCompanies(deps: WalkDeps, budgetMs: number): Promise<SnapshotWalk> {
  const startedAt = deps.now().getTime();
  const take = takeCompanySnapshot(deps);
  const walked = { companies: 0, taken: 0, failed: 0, unread: 0, reachedAll: true };
  let fault: Fault | undefined;
  for await (const id of listCompanies(deps.db)) {
    if (deps.now().getTime() - startedAt >= budgetMs) {
      walked.reachedAll = false;
      break;
    }
    walked.companies += 1;
    try {
      const { taken, unread, hasMore } = await take(id);
      walked.taken += taken ? 1 : 0;
      walked.unread += unread;
      if (hasMore) walked.reachedAll = false;
    } catch (error) {
      walked.failed += 1;
      fault ??= describeFault(error);
    }
  }
  const severity = walked.failed > 0 ? 'ERROR' : walked.unread > 0 || !walked.reachedAll ? 'WARNING' : 'INFO';
  const walk: SnapshotWalk = {
    message: 'company_snapshots',
    severity,
    ...walked,
    ...(fault && { fault }),
  };
  deps.logSnapshots(walk);
  return walk;
}

const queryCompanies = (db: Firestore) => db.collection(COMPANIES).select();

/** The id of every company. */
export async function* listCompanies(db: Firestore): AsyncGenerator<string> {
  for await (const { id } of walkDocuments(queryCompanies(db), PAGE)) yield id;
}

import type { Firestore } from 'firebase-admin/firestore';
import {
  MAX_SNAPSHOTS,
  listProvenDomains,
  computeSeatsTold,
  takeSnapshot,
  type Company,
  type Snapshot,
  type TrendWeek,
} from '@aura/shared-company';
import { computeBeginning, MINIMUM_CELL, computeWeekBefore, computeWeek } from '@aura/shared-domain';
import { enqueueMessage } from '../../messages/enqueue-message.ts';
import { locateCompany, parseCompany, parseSnapshot, type CompanyDocuments } from '../company-documents.ts';
import { describeWeek } from '../overview/week-in-words.ts';
import { closePulses } from '../pulse/close-pulses.ts';
import { closeWaiting } from './close-waiting.ts';
import { forgetDue } from './forget-due.ts';
import { eraseParts, openParts } from './snapshot-parts.ts';
import { collectUnitContributions } from './unit-contributions.ts';

export interface SnapshotDeps {
  readonly db: Firestore;
  readonly now: () => Date;
  /** Members whose activity one run reads, at most; {@link PER_RUN} by default. */
  readonly perRun?: number;
}

/** Some two minutes of the nine that a process has, at a third of a second for each. */
const PER_RUN = 10_000;

/** The result of taking a snapshot. */
interface Taken {
  /** False if the company already has one of this week. */
  readonly taken: boolean;
  /** Members with unreadable data; they add nothing. */
  readonly unread: number;
  /** More members are left than one run reads: the next one goes on. */
  readonly hasMore?: true;
}

const PASSED_OVER: Taken = { taken: false, unread: 0 };

/**
 * Takes a company's snapshot of the week that has just ended, once. Even if it runs late, activity counts up to the
 * end of that week; list, groups and the set of counted people have their current state. The next run goes on with
 * an interrupted one, and with one that had more members than a run reads: the snapshot itself is written last, with a message for each manager.
 */
export function takeCompanySnapshot({
  db,
  now: clock,
  perRun: most = PER_RUN,
}: SnapshotDeps): (companyId: string) => Promise<Taken> {
  return async (companyId) => {
    const now = clock();
    const thisWeek = computeWeek(now);
    const week = computeWeekBefore(thisWeek, 1);
    const until = new Date(computeBeginning(thisWeek).getTime() - 1);
    const documents = locateCompany(db, companyId);
    // Also without a snapshot to take: due deletions must not wait another week.
    await forgetDue(db, documents.members, now);
    await closePulses(db, companyId, now);
    const stored = await documents.company.get();
    // Closed since the walk began.
    if (!stored.exists) return PASSED_OVER;
    const company = parseCompany(stored.data());
    if (company.snapshots.includes(week)) return PASSED_OVER;

    const { fewestAccounts } = company;
    const ownDomains = listProvenDomains(company);
    await closeWaiting(db, documents, { now, fewestAccounts, ownDomains });
    const parts = await openParts(documents, week, now);
    const collected = await collectUnitContributions(db, documents, { now, until, ownDomains, parts, most });
    if (!collected) return { ...PASSED_OVER, hasMore: true };
    const { units, active, unread } = collected;
    const trend = await readEarlierTrend(documents, company, week);
    const snapshot = takeSnapshot({ week, at: now, size: MINIMUM_CELL, fewestAccounts, units, trend });
    const isStored = await store(db, documents, snapshot, active);
    await eraseParts(documents);
    return isStored ? { taken: true, unread } : PASSED_OVER;
  };
}

async function readEarlierTrend(
  { snapshots }: CompanyDocuments,
  company: Company,
  week: string,
): Promise<readonly TrendWeek[]> {
  const newest = company.snapshots.filter((earlier) => earlier < week).at(-1);
  return newest === undefined ? [] : parseSnapshot((await snapshots.doc(newest).get()).data()).trend;
}

/** @returns false if another run was faster, or the company has closed */
const store = (
  db: Firestore,
  { company, snapshots }: CompanyDocuments,
  snapshot: Snapshot,
  active: number,
): Promise<boolean> =>
  db.runTransaction(async (tx) => {
    const { week, takenAt } = snapshot;
    const stored = await tx.get(company);
    if (!stored.exists) return false;
    const { name, managers, snapshots: weeks, seatsTold: told } = parseCompany(stored.data());
    if (weeks.includes(week)) return false;
    const all = [...weeks, week].toSorted();
    tx.create(snapshots.doc(week), { week, takenAt: new Date(takenAt), body: JSON.stringify(snapshot) });
    tx.update(company, { snapshots: all.slice(-MAX_SNAPSHOTS), seatsTold: computeSeatsTold(told, active) });
    for (const old of all.slice(0, -MAX_SNAPSHOTS)) tx.delete(snapshots.doc(old));
    const items = [
      { title: 'Os números da semana estão prontos', detail: describeWeek(week), path: '/cockpit' },
    ];
    const values = { company: name, items, path: '/cockpit' };
    for (const uid of managers)
      enqueueMessage(
        tx,
        db,
        { kind: 'company-reminder', to: { uid }, values, about: `${company.id} ${week}` },
        new Date(takenAt),
      );
    return true;
  });

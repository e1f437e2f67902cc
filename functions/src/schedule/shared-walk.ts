import type { Firestore } from 'firebase-admin/firestore';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aura/shared-domain';
import * as v from 'valibot';
import { isWritten } from '../firebase/is-written.ts';
import { eraseFound } from '../firebase/write-all-found.ts';
import type { ReportLine } from '../parts/define-part.ts';
import { withDates } from '../profile/parse-profile.ts';
import { addCounts, walkPeople, type Counts, type WalkParts } from './walk-people.ts';

/** A walk that many processes share: one lists the people and hands them out, others visit them. */
export interface SharedWalk<C extends Counts> extends Pick<WalkParts<C>, 'nothing'> {
  /** Name in the log, and of the walk's documents. */
  readonly name: string;
  /** Whom one process gets at once. */
  readonly perShare: number;
  /** Processes at once, at most: what is behind them may be limited. */
  readonly processes: number;
  /** A count that has to be zero; the log warns otherwise. */
  readonly warnsOf?: keyof C;
  /** Follows once everybody was visited. If it is cut off, the next walk makes up for it. */
  readonly afterwards?: (walked: Walked, deps: WalkDeps) => Promise<void>;
}

interface WalkDeps {
  readonly db: Firestore;
  readonly now: () => Date;
  readonly report: (line: ReportLine) => void;
}

/** Ids of people are kept no longer than this, even if nobody visits them. */
const KEPT_MS = 2 * DAY_MS;
/** A run that was cut while people were handed out goes on within this time. */
const CUT_MS = 6 * HOUR_MS;
/** A run that is not whole by then is told of. */
const OVERDUE_MS = 20 * HOUR_MS;
/** Handing out ends by then; the process has nine minutes. */
const HANDING_MS = 8 * MINUTE_MS;

const WalkedSchema = v.objectWithRest({ people: v.number(), failed: v.number() }, v.number());
type Walked = v.InferOutput<typeof WalkedSchema>;

/** One walk, from the first person who is handed out to the last who was visited. */
const RunSchema = v.object({
  startedAt: v.date(),
  /** Number of shares; null until all people are handed out. */
  shares: v.nullable(v.number()),
  closedAt: v.nullable(v.date()),
});

const PeopleSchema = v.array(v.string());

const ShareSchema = v.object({
  run: v.string(),
  people: PeopleSchema,
  isDone: v.boolean(),
  /** Counts of the people visited, the first ones of the list. */
  walked: WalkedSchema,
});

const locateWalk = (db: Firestore, name: string) => {
  const walk = db.collection('walks').doc(name);
  return { runs: walk.collection('walkRuns'), shares: walk.collection('walkShares') };
};

/** Path of the documents whose creation begins a visit. */
export const buildSharePath = ({ name }: Pick<SharedWalk<Counts>, 'name'>): string =>
  `walks/${name}/walkShares/{share}`;

/**
 * Hands out people in shares, each a document whose creation starts another process. A run that was cut goes on: nobody
 * is handed out twice. Throws if the time is up before all are handed out, so that the schedule starts it again.
 */
export async function handOutWalk<C extends Counts>(
  walk: SharedWalk<C>,
  people: AsyncIterable<string>,
  deps: WalkDeps,
): Promise<void> {
  const { db, now } = deps;
  const { runs, shares } = locateWalk(db, walk.name);
  const begunAt = now();
  const expiresAt = new Date(begunAt.getTime() + KEPT_MS);
  const run = (await findCutRun(walk, deps)) ?? begunAt.toISOString();
  const handedOut = await shares.where('run', '==', run).select('people').get();
  const known = new Set(handedOut.docs.flatMap((share) => v.parse(PeopleSchema, share.get('people'))));
  if (handedOut.empty)
    await runs.doc(run).set({ startedAt: begunAt, shares: null, closedAt: null, expiresAt });

  const walked = { people: 0, failed: 0, ...walk.nothing };
  let count = handedOut.size;
  let share: string[] = [];
  const handOut = async (): Promise<void> => {
    if (share.length === 0) return;
    await shares.doc(`${run}_${count}`).create({ run, people: share, isDone: false, walked, expiresAt });
    count += 1;
    share = [];
  };
  for await (const uid of people) {
    if (now().getTime() - begunAt.getTime() >= HANDING_MS)
      throw Object.assign(new Error('more people than minutes'), { name: 'unfinished' });
    if (known.has(uid)) continue;
    share.push(uid);
    if (share.length === walk.perShare) await handOut();
  }
  await handOut();
  await runs.doc(run).update({ shares: count });
  await closeWhenDone(walk, run, deps);
}

/** The run to go on with; runs that should have ended long ago are told of, and closed. */
async function findCutRun<C extends Counts>(
  walk: SharedWalk<C>,
  { db, now, report }: WalkDeps,
): Promise<string | null> {
  const { runs, shares } = locateWalk(db, walk.name);
  const open = await runs.where('closedAt', '==', null).get();
  let cut: string | null = null;
  for (const document of open.docs) {
    const { startedAt, shares: count } = v.parse(RunSchema, withDates(document.data()));
    const age = now().getTime() - startedAt.getTime();
    if (count === null && age < CUT_MS) cut = document.id;
    if (age < OVERDUE_MS) continue;
    const walked = await sumShares(walk, db, document.id);
    const line = { ...walked, message: walk.name, severity: 'WARNING', reachedAll: false } as const;
    report(line);
    await document.ref.update({ closedAt: now() });
    await eraseFound(shares.where('run', '==', document.id));
  }
  return cut;
}

/**
 * Visits the people of one share. Cut off by the time, it throws: its event is delivered again, and the visit goes on
 * after the last person. The process that ends the last share reports the walk.
 */
export async function walkShare<C extends Counts>(
  walk: SharedWalk<C>,
  share: string,
  check: WalkParts<C>['check'],
  deps: WalkDeps,
): Promise<void> {
  const { db, now, report } = deps;
  const document = locateWalk(db, walk.name).shares.doc(share);
  const stored = await document.get();
  if (!stored.exists) return;
  const { run, people, isDone, walked } = v.parse(ShareSchema, stored.data());
  if (!isDone) {
    const {
      message: _name,
      severity,
      reachedAll,
      fault,
      ...counts
    } = await walkPeople({
      message: walk.name,
      people: people.slice(walked.people).values(),
      check,
      nothing: walk.nothing,
      now,
    });
    const visit = document.update({ isDone: reachedAll, walked: addCounts(walked, counts as Walked) });
    // The same event may have come twice, and the other one may have ended the walk.
    if (!(await isWritten(visit, 'gone'))) return;
    const line = { message: `${walk.name} share`, severity, fault };
    if (fault) report(line);
    if (!reachedAll) throw Object.assign(new Error('more people than minutes'), { name: 'unfinished' });
  }
  await closeWhenDone(walk, run, deps);
}

/** Reports a run once all its shares are done, and forgets whom it visited. */
async function closeWhenDone<C extends Counts>(
  walk: SharedWalk<C>,
  id: string,
  deps: WalkDeps,
): Promise<void> {
  const { db, now, report } = deps;
  const { runs, shares } = locateWalk(db, walk.name);
  const run = await runs.doc(id).get();
  const { shares: count, closedAt } = v.parse(RunSchema, withDates(run.data()));
  const { updateTime } = run;
  if (count === null || closedAt !== null || !updateTime) return;
  const ofRun = shares.where('run', '==', id);
  const done = await ofRun.where('isDone', '==', true).count().get();
  if (done.data().count < count) return;
  const walked = await sumShares(walk, db, id);
  const closing = run.ref.update({ closedAt: now() }, { lastUpdateTime: updateTime });
  const isFirst = await isWritten(closing, 'overtaken');
  if (!isFirst) return;
  const isClean = walk.warnsOf === undefined || walked[String(walk.warnsOf)] === 0;
  const severity = walked.failed > 0 ? 'ERROR' : isClean ? 'INFO' : 'WARNING';
  const line = { ...walked, message: walk.name, severity, reachedAll: true } as const;
  report(line);
  await eraseFound(ofRun);
  await walk.afterwards?.(walked, deps);
}

async function sumShares<C extends Counts>(walk: SharedWalk<C>, db: Firestore, run: string): Promise<Walked> {
  const { docs } = await locateWalk(db, walk.name).shares.where('run', '==', run).select('walked').get();
  const nothing: Walked = { people: 0, failed: 0, ...walk.nothing };
  return docs.reduce((sum, share) => addCounts(sum, v.parse(WalkedSchema, share.get('walked'))), nothing);
}

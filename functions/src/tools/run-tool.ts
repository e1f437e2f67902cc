import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { err, ok, type Result } from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import type { PersonCall } from '../http/person-endpoint.ts';
import { grantBadge } from '../profile/badge-grants.ts';
import { combineChanges } from '../profile/combine-changes.ts';
import { parseProfile, withDates } from '../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../profile/profile-failures.ts';
import { toFirestore } from '../profile/to-firestore.ts';
import { chargeUse } from '../usage/charge.ts';
import { TRANSACTION_OPTIONS, type PersonQueue } from '../usage/person-queue.ts';
import { freeRootOf } from './free-root.ts';
import { listRuns, runsToDrop } from './run-list.ts';
import type { AnalysisCore, DocumentTool, StoredRun } from './tool.ts';

export interface ToolDeps {
  readonly db: Firestore;
  readonly queue: PersonQueue;
  readonly now: () => Date;
  /** Name of the model that can rewrite texts; null where there is none. */
  readonly writer: string | null;
}

interface RunRequest<Input> {
  readonly requestId: string;
  readonly revisionOf: string | null;
  readonly input: Input;
}

interface RunResponse<Analysis> {
  readonly runId: string;
  readonly charged: boolean;
  readonly newBadges: string[];
  readonly writer: string | null;
  readonly analysis: Analysis;
}

/** A document of the database holds 1 MiB; the rest is left to the names of its fields. */
const MAX_RUN_BYTES = 900_000;

/**
 * POST /tools/…: analyses a document, then stores the run, counts it and grants the badge in one transaction. The
 * request id makes it idempotent: a repeated id gives the stored answer and changes nothing. A run that fails
 * changes nothing either.
 */
export function runTool<Input, Analysis extends AnalysisCore>(
  tool: DocumentTool<Input, Analysis>,
  deps: ToolDeps,
): PersonCall<RunRequest<Input>, RunResponse<Analysis>> {
  return async (uid, { requestId, revisionOf, input }) => {
    const now = deps.now();
    const analysis = tool.engine(input, { now });
    if (!analysis.ok) {
      const { message, action } = analysis.error;
      return err({ code: 'invalid_request', message: `${message} ${action}` });
    }
    const run = { uid, requestId, revisionOf, input, analysis: analysis.value, now };
    if (bytesOf(run) > MAX_RUN_BYTES) return err({ code: 'too_large' });
    return deps.queue(uid, () =>
      deps.db.runTransaction((tx) => commit(tool, deps, tx, run), TRANSACTION_OPTIONS),
    );
  };
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

interface Run<Input, Analysis> extends RunRequest<Input> {
  readonly uid: string;
  readonly analysis: Analysis;
  readonly now: Date;
}

async function commit<Input, Analysis extends AnalysisCore>(
  tool: DocumentTool<Input, Analysis>,
  { db, writer }: ToolDeps,
  tx: Transaction,
  run: Run<Input, Analysis>,
): Promise<Result<RunResponse<Analysis>, Failure>> {
  const { requestId, input, analysis, now } = run;
  const person = db.doc(`users/${run.uid}`);
  const runs = person.collection(tool.collection);
  const [stored, current] = await tx.getAll(runs.doc(requestId), person);
  if (stored?.exists) {
    const earlier = v.safeParse(tool.storedSchema, withDates(stored.data()));
    return earlier.success ? ok(answerOf(requestId, earlier.output)) : err({ code: 'conflict' });
  }
  const profile = parseProfile(current?.data());
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
  const listed = await listRuns(db, tx, runs.path);
  const free = await freeRootOf(tool, listed, run, async (id) => {
    const root = v.safeParse(tool.storedSchema, withDates((await tx.get(runs.doc(id))).data()));
    return root.success ? root.output : null;
  });
  const usage = chargeUse(profile.value, tool.name, { isRepeat: free !== null, now });
  if (!usage.ok) return usage;

  const badge = grantBadge(profile.value, 'arquiteto_curriculo', now);
  const change = combineChanges(usage.value, badge.change);
  const record: StoredRun<Input, Analysis> = {
    createdAt: now,
    charged: free === null,
    rootId: free?.rootId ?? requestId,
    newBadges: badge.newBadges,
    writer,
    revisions: 0,
    input,
    analysis,
  };
  if (Object.keys(change).length > 0) tx.update(person, toFirestore(change));
  tx.create(runs.doc(requestId), record);
  if (free?.counts) tx.update(runs.doc(free.rootId), { revisions: free.revisions + 1 });
  for (const id of runsToDrop(listed, record.rootId, now)) tx.delete(runs.doc(id));
  badge.record(tx, person);
  return ok(answerOf(requestId, record));
}

const answerOf = <Input, Analysis>(
  runId: string,
  { charged, newBadges, writer, analysis }: StoredRun<Input, Analysis>,
): RunResponse<Analysis> => ({ runId, charged, newBadges, writer, analysis });

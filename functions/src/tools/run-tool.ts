import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { err, ok, type Profile, type ProfileChange, type Result } from '@aura/shared-domain';
import { readerIn, readerOf, type Reader } from '../firebase/reader.ts';
import type { Failure } from '../http/failure.ts';
import type { PersonCall } from '../http/person-endpoint.ts';
import { grantBadge } from '../profile/badge-grants.ts';
import { combineChanges } from '../profile/combine-changes.ts';
import { parseProfile, withDates } from '../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../profile/profile-failures.ts';
import { toFirestore } from '../profile/to-firestore.ts';
import { chargeUse } from '../usage/charge.ts';
import type { FairTurns } from '../usage/fair-turns.ts';
import { TRANSACTION_OPTIONS, type PersonQueue } from '../usage/person-queue.ts';
import { freeRootOf, type FreeRoot } from './free-root.ts';
import { listRuns, runsToDrop, type ListedRun } from './run-list.ts';
import type { AnalysisCore, DocumentTool, StoredRun } from './tool.ts';

export interface ToolDeps {
  readonly db: Firestore;
  readonly queue: PersonQueue;
  readonly turns: FairTurns;
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
 * POST /tools/…: looks at what the person may have left, analyses a document, then stores the run, counts it and grants
 * the badge in one transaction, which looks again. Nothing is analysed that would be refused, or was answered before.
 * The request id makes it idempotent: a repeated id gives the stored answer and changes nothing. A run that fails
 * changes nothing either.
 */
export function runTool<Input, Analysis extends AnalysisCore>(
  tool: DocumentTool<Input, Analysis>,
  deps: ToolDeps,
): PersonCall<RunRequest<Input>, RunResponse<Analysis>> {
  return (uid, request) => deps.turns(uid, () => runInTurn(tool, deps, uid, request));
}

async function runInTurn<Input, Analysis extends AnalysisCore>(
  tool: DocumentTool<Input, Analysis>,
  { db, queue, now: clock, writer }: ToolDeps,
  uid: string,
  request: RunRequest<Input>,
): Promise<Result<RunResponse<Analysis>, Failure>> {
  const now = clock();
  const identity = tool.identify(request.input);
  const asked = { ...request, identity, now, person: db.doc(`users/${uid}`) };
  const standing = await standingOf(tool, readerOf(db), asked);
  if (!standing.ok) return standing;
  if ('earlier' in standing.value) return ok(standing.value.earlier);
  const analysis = await tool.engine(request.input, { now });
  if (!analysis.ok) {
    const { message, action } = analysis.error;
    return err({ code: 'invalid_request', message: `${message} ${action}` });
  }
  const run = { ...asked, analysis: analysis.value, writer };
  if (bytesOf(run) > MAX_RUN_BYTES) return err({ code: 'too_large' });
  return queue(uid, () => db.runTransaction((tx) => commit(tool, tx, run), TRANSACTION_OPTIONS));
}

const bytesOf = ({ input, analysis }: { readonly input: unknown; readonly analysis: unknown }): number =>
  Buffer.byteLength(JSON.stringify({ input, analysis }));

interface AskedRun<Input> extends RunRequest<Input> {
  readonly person: DocumentReference;
  readonly identity: AnalysisCore;
  readonly now: Date;
}

interface Run<Input, Analysis> extends AskedRun<Input> {
  readonly analysis: Analysis;
  readonly writer: string | null;
}

/** What a run meets: the answer that was given before, or what it costs and leaves behind. */
type Standing<Analysis> =
  | { readonly earlier: RunResponse<Analysis> }
  | {
      readonly profile: Profile;
      readonly listed: readonly ListedRun[];
      readonly free: FreeRoot | null;
      readonly usage: ProfileChange;
    };

/** What is stored of a person decides about a run; or why there is none. */
async function standingOf<Input, Analysis extends AnalysisCore>(
  tool: DocumentTool<Input, Analysis>,
  reader: Reader,
  asked: AskedRun<Input>,
): Promise<Result<Standing<Analysis>, Failure>> {
  const { requestId, person, now } = asked;
  const runs = person.collection(tool.collection);
  const [stored, current] = await reader.getAll(runs.doc(requestId), person);
  if (stored?.exists) {
    const earlier = v.safeParse(tool.storedSchema, withDates(stored.data()));
    return earlier.success ? ok({ earlier: answerOf(requestId, earlier.output) }) : err({ code: 'conflict' });
  }
  const profile = parseProfile(current?.data());
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
  const listed = await listRuns(reader, runs);
  const free = await freeRootOf(tool, listed, asked, async (id) => {
    const [found] = await reader.getAll(runs.doc(id));
    const root = v.safeParse(tool.storedSchema, withDates(found?.data()));
    return root.success ? root.output : null;
  });
  const usage = chargeUse(profile.value, tool.name, { isRepeat: free !== null, now });
  return usage.ok ? ok({ profile: profile.value, listed, free, usage: usage.value }) : usage;
}

async function commit<Input, Analysis extends AnalysisCore>(
  tool: DocumentTool<Input, Analysis>,
  tx: Transaction,
  run: Run<Input, Analysis>,
): Promise<Result<RunResponse<Analysis>, Failure>> {
  const { requestId, person, input, analysis, writer, now } = run;
  const standing = await standingOf(tool, readerIn(tx), run);
  if (!standing.ok) return standing;
  if ('earlier' in standing.value) return ok(standing.value.earlier);
  const { profile, listed, free, usage } = standing.value;

  const runs = person.collection(tool.collection);
  const badge = grantBadge(profile, 'arquiteto_curriculo', now);
  const change = combineChanges(usage, badge.change);
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

import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  applyChange,
  err,
  ok,
  type Profile,
  type ProfileChange,
  type Result,
  type VersionChange,
} from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import type { PersonCall } from '../http/person-endpoint.ts';
import { grantBadge } from '../profile/badge-grants.ts';
import { combineChanges } from '../profile/combine-changes.ts';
import { parseProfile, withDates } from '../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../profile/profile-failures.ts';
import { isLongResume, LONG_RESUME } from '../profile/long-resume.ts';
import { closeTasks, NO_TASKS } from '../profile/task-closings.ts';
import { chargeUse } from '../usage/charge.ts';
import type { FairTurns } from '../usage/fair-turns.ts';
import type { Settled, Spend } from '../usage/spend.ts';
import { findFreeRoot, type FreeRoot } from './free-root.ts';
import { listRuns, selectRunsToDrop, type ListedRun } from './run-list.ts';
import { createTaskFinder } from './shown-tasks.ts';
import type { AnalysisCore, DocumentTool, StoredRun } from './tool.ts';

export interface ToolDeps {
  readonly db: Firestore;
  readonly spend: Spend;
  readonly turns: FairTurns;
  readonly now: () => Date;
  /** Name of the model that can rewrite texts; null without one. */
  readonly writer: string | null;
}

interface RunRequest<Input> {
  readonly requestId: string;
  readonly revisionOf: string | null;
  readonly input: Input;
  readonly changes?: readonly VersionChange[] | undefined;
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
 * the badge in one write, for which it looks again. Nothing is analysed that would be refused, or was answered before.
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
  { db, spend, now: clock, writer }: ToolDeps,
  uid: string,
  request: RunRequest<Input>,
): Promise<Result<RunResponse<Analysis>, Failure>> {
  const resume = tool.resumeOf(request.input);
  if (resume && isLongResume(resume)) return err(LONG_RESUME);
  const now = clock();
  const identity = tool.identify(request.input);
  const asked = { ...request, identity, now, person: db.doc(`users/${uid}`) };
  const [current, stored] = await Promise.all([asked.person.get(), findFor(tool, asked)]);
  const own = parseProfile(current.data());
  if (!own.ok) return err(PROFILE_FAILURES[own.error]);
  const standing = judgeStanding(tool, asked, own.value, stored);
  if (!standing.ok) return standing;
  if ('earlier' in standing.value) return ok(standing.value.earlier);
  const analysis = await tool.engine(request.input, { now });
  if (!analysis.ok) {
    const { message, action } = analysis.error;
    return err({ code: 'invalid_request', message: `${message} ${action}` });
  }
  const run = { ...asked, analysis: analysis.value, writer };
  if (countBytes(run) > MAX_RUN_BYTES) return err({ code: 'too_large' });
  const findTasks = resume && createTaskFinder(resume, now);
  return spend(uid, {
    async read(profile) {
      const found = await findFor(tool, run);
      return { ...found, shown: !found.stored.exists && findTasks ? await findTasks(profile) : null };
    },
    settle: (profile, found) => settle(tool, run, profile, found),
  });
}

const countBytes = ({ input, analysis, changes }: Run<unknown, unknown>): number =>
  Buffer.byteLength(JSON.stringify({ input, analysis, changes }));

interface AskedRun<Input> extends RunRequest<Input> {
  readonly person: DocumentReference;
  readonly identity: AnalysisCore;
  readonly now: Date;
}

interface Run<Input, Analysis> extends AskedRun<Input> {
  readonly analysis: Analysis;
  readonly writer: string | null;
}

/** The stored data of a person's runs that decides about the next one. */
interface Found {
  readonly stored: DocumentSnapshot;
  readonly listed: readonly ListedRun[];
  readonly free: FreeRoot | null;
  /** The charged run that covers this one, as read. */
  readonly root: DocumentSnapshot | null;
}

async function findFor<Input, Analysis extends AnalysisCore>(
  tool: DocumentTool<Input, Analysis>,
  asked: AskedRun<Input>,
): Promise<Found> {
  const runs = asked.person.collection(tool.collection);
  const [stored, listed] = await Promise.all([runs.doc(asked.requestId).get(), listRuns(runs)]);
  let root: DocumentSnapshot | null = null;
  const free = await findFreeRoot(tool, listed, asked, async (id) => {
    root = await runs.doc(id).get();
    const run = v.safeParse(tool.storedSchema, withDates(root.data()));
    return run.success ? run.output : null;
  });
  return { stored, listed, free, root };
}

/** Decision about a run: an earlier response, or its cost. */
type Standing<Analysis> = { readonly earlier: RunResponse<Analysis> } | { readonly usage: ProfileChange };

function judgeStanding<Input, Analysis extends AnalysisCore>(
  tool: DocumentTool<Input, Analysis>,
  { requestId, now }: AskedRun<Input>,
  profile: Profile,
  { stored, free }: Found,
): Result<Standing<Analysis>, Failure> {
  if (stored.exists) {
    const earlier = v.safeParse(tool.storedSchema, withDates(stored.data()));
    return earlier.success ? ok({ earlier: answerOf(requestId, earlier.output) }) : err({ code: 'conflict' });
  }
  const usage = chargeUse(profile, tool.name, { isRepeat: free !== null, now });
  return usage.ok ? ok({ usage: usage.value }) : usage;
}

/** The changes and documents of an analysed run. */
function settle<Input, Analysis extends AnalysisCore>(
  tool: DocumentTool<Input, Analysis>,
  run: Run<Input, Analysis>,
  profile: Profile,
  found: Found & { readonly shown: ReadonlySet<string> | null },
): Result<Settled<RunResponse<Analysis>>, Failure> {
  const { requestId, person, input, changes, analysis, writer, now } = run;
  const standing = judgeStanding<Input, Analysis>(tool, run, profile, found);
  if (!standing.ok) return standing;
  if ('earlier' in standing.value) return ok({ answer: standing.value.earlier, change: {}, write: null });

  const { listed, free, root, shown } = found;
  const runs = person.collection(tool.collection);
  const tasks = shown ? closeTasks(profile, { kind: 'resume', shown }, now) : NO_TASKS;
  const badge = grantBadge(applyChange(profile, tasks.change), 'arquiteto_curriculo', now);
  const record: StoredRun<Input, Analysis> = {
    createdAt: now,
    charged: free === null,
    rootId: free?.rootId ?? requestId,
    newBadges: badge.newBadges,
    writer,
    revisions: 0,
    input,
    analysis,
    ...(changes && { changes }),
  };
  return ok({
    answer: answerOf(requestId, record),
    change: combineChanges(standing.value.usage, tasks.change, badge.change),
    write(batch) {
      batch.create(runs.doc(requestId), record);
      if (free?.counts) {
        const unchanged = root?.updateTime ? { lastUpdateTime: root.updateTime } : {};
        batch.update(runs.doc(free.rootId), { revisions: free.revisions + 1 }, unchanged);
      }
      for (const id of selectRunsToDrop(listed, record.rootId, now)) batch.delete(runs.doc(id));
      tasks.record(batch, person);
      badge.record(batch, person);
    },
  });
}

const answerOf = <Input, Analysis>(
  runId: string,
  { charged, newBadges, writer, analysis }: StoredRun<Input, Analysis>,
): RunResponse<Analysis> => ({ runId, charged, newBadges, writer, analysis });

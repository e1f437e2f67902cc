import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { writingJob, type WritableRun } from '@aura/shared-career';
import { err, ok, type Result, type WritingEvent, type WritingRequest } from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import type { PersonCall } from '../http/person-endpoint.ts';
import type { TakeToken } from '../http/token-buckets.ts';
import { withDates } from '../profile/parse-profile.ts';
import { StoredLinkedInSchema, StoredResumeSchema } from '../tools/tools.ts';
import type { PersonQueue } from '../usage/person-queue.ts';
import { BREAKER, createBreaker } from './breaker.ts';
import { budgetOf, dayLedger, type BudgetSettings } from './budget.ts';
import type { TextModel } from './text-model.ts';
import { createTokenLease } from './token-lease.ts';
import { writeTexts } from './write-texts.ts';
import type { LogWriting } from './writing-report.ts';

export interface WritingDeps {
  readonly db: Firestore;
  readonly queue: PersonQueue;
  readonly now: () => Date;
  /** Null where none is configured. */
  readonly model: TextModel | null;
  readonly budget: BudgetSettings;
  readonly takeWritingToken: TakeToken;
  readonly logWriting: LogWriting;
}

/** The lines of an answer; the signal is aborted when nobody reads them any more. */
type Events = (gone: AbortSignal) => AsyncIterable<WritingEvent>;

/** POST /tools/writing: has the model rewrite the texts of a stored run of the person. Nothing of it is stored. */
export function streamWriting(deps: WritingDeps): PersonCall<WritingRequest, Events> {
  const { db, model, budget } = deps;
  const now = () => deps.now().getTime();
  const breaker = createBreaker(BREAKER, now);
  const lease = createTokenLease(dayLedger(db, budget.everybody, deps.now), budget.lease);
  return async (uid, { tool, runId }) => {
    if (!model) return ok(unavailable);
    const wait = deps.takeWritingToken(uid, now());
    if (wait > 0) return err({ code: 'rate_limited', retryAfterSeconds: wait });
    const run = await storedRun(db, uid, { tool, runId });
    if (!run.ok) return run;
    const job = writingJob(run.value);
    const reserve = budgetOf(uid, { ...deps, lease, person: budget.person });
    return ok((gone) =>
      writeTexts(
        job,
        {
          model,
          breaker,
          reserve,
          now,
          report: (counts) =>
            deps.logWriting({
              message: 'writing',
              severity: counts.reason === null ? 'INFO' : 'WARNING',
              tool,
              ...counts,
            }),
        },
        gone,
      ),
    );
  };
}

async function* unavailable(): AsyncGenerator<WritingEvent, void> {
  yield { type: 'end', model: null, reason: 'unavailable' };
}

async function storedRun(
  db: Firestore,
  uid: string,
  { tool, runId }: WritingRequest,
): Promise<Result<WritableRun, Failure>> {
  const stored = async <S extends v.GenericSchema>(collection: string, schema: S) => {
    const document = await db.doc(`users/${uid}/${collection}/${runId}`).get();
    const run = v.safeParse(schema, withDates(document.data()));
    return run.success ? run.output : null;
  };
  if (tool === 'resume') {
    const run = await stored('resumeRuns', StoredResumeSchema);
    return run ? ok({ tool, ...run }) : err({ code: 'not_found' });
  }
  const run = await stored('linkedinRuns', StoredLinkedInSchema);
  return run ? ok({ tool, ...run }) : err({ code: 'not_found' });
}

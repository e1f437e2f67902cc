import type { Firestore } from 'firebase-admin/firestore';
import { err, ok, type WritingEvent, type WritingRequest } from '@aura/shared-domain';
import type { PersonCall } from '../http/person-endpoint.ts';
import type { TakeTurn } from '../http/token-buckets.ts';
import type { CallsOf } from '../model/model-calls.ts';
import { readWritingJob } from './read-writing-job.ts';
import { writeTexts } from './write-texts.ts';
import type { LogWriting } from './writing-report.ts';

export interface WritingDeps {
  readonly db: Firestore;
  readonly now: () => Date;
  /** Null if no model is configured. */
  readonly callsOf: CallsOf | null;
  readonly takeWritingToken: TakeTurn;
  readonly logWriting: LogWriting;
}

/** The lines of an answer; the signal is aborted when the reader leaves. */
type Events = (gone: AbortSignal) => AsyncIterable<WritingEvent>;

/** POST /tools/writing: has the model rewrite the texts of a stored run or simulation of the person. Nothing of it is stored. */
export function streamWriting(deps: WritingDeps): PersonCall<WritingRequest, Events> {
  const { db, callsOf } = deps;
  const now = () => deps.now().getTime();
  return async (uid, { tool, runId }) => {
    if (!callsOf) return ok(streamUnavailable);
    const wait = await deps.takeWritingToken(uid, now());
    if (wait > 0) return err({ code: 'rate_limited', retryAfterSeconds: wait });
    const job = await readWritingJob(db, uid, { tool, runId });
    if (!job.ok) return job;
    return ok((gone) =>
      writeTexts(
        job.value,
        {
          ...callsOf(uid),
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

async function* streamUnavailable(): AsyncGenerator<WritingEvent, void> {
  yield { type: 'end', model: null, reason: 'unavailable' };
}

import { createAnswerStream, judgeText, type WritingJob } from '@aura/shared-career';
import type { KeptReason, WritingEvent } from '@aura/shared-domain';
import { callModel, type CallDeps, type CallResult } from '../model/call-model.ts';
import { computeWritingTokens } from './tokens.ts';
import { waitUntilOver } from '../model/wait-until-over.ts';
import type { WritingCounts } from './writing-report.ts';

/** A person waits in front of the page; longer answers, in time or size, are not worth it. */
export const WRITING_BOUNDS = { firstMs: 10_000, totalMs: 20_000, maxBytes: 64 * 1024 } as const;

export interface WriterDeps extends CallDeps {
  /** Milliseconds. */
  readonly now: () => number;
  /** Told once, when all is over. */
  readonly report: (counts: WritingCounts) => void;
}

const STOPPED: CallResult = { wasMade: true, reason: 'timeout', tokens: 0 };

/**
 * Lets a model rewrite the texts of a job and yields each as soon as it is complete and checked. In all cases every
 * requested text ends as `text` or `kept`, and `end` comes last; without a call, `end` comes alone. An unreadable
 * answer is requested once more.
 * @param gone aborted when the reader leaves
 */
export async function* writeTexts(
  job: WritingJob,
  deps: WriterDeps,
  gone: AbortSignal,
): AsyncGenerator<WritingEvent, void> {
  const started = deps.now();
  const counts = {
    reason: null as KeptReason | null,
    calls: 0,
    tokens: 0,
    texts: 0,
    kept: {} as Partial<Record<KeptReason, number>>,
    firstPieceMs: null as number | null,
  };
  const keep = (target: string, reason: KeptReason): WritingEvent => {
    counts.kept[reason] = (counts.kept[reason] ?? 0) + 1;
    return { type: 'kept', target, reason };
  };
  const pending = new Map(job.targets.map((target) => [target.id, target]));
  /** The first answer for a target counts; unrequested ones are ignored. */
  const judged = ({ target, text }: { target: string; text: unknown }): WritingEvent | null => {
    const asked = pending.get(target);
    if (!asked) return null;
    pending.delete(target);
    const verdict = judgeText(asked, text, job.mask);
    if (!verdict.ok) return keep(target, verdict.error);
    counts.texts += 1;
    return { type: 'text', target, text: verdict.value };
  };

  const { over, release } = waitUntilOver(WRITING_BOUNDS.totalMs, gone);
  const bounds = { ...WRITING_BOUNDS, over };
  try {
    for (const repair of [false, true]) {
      if (pending.size === 0 || gone.aborted) break;
      const prompt = job.prompt({ repair });
      const call = callModel(deps, { prompt, plan: computeWritingTokens(prompt, job.targets), bounds });
      const answer = createAnswerStream();
      let result = STOPPED;
      let isUnderstood = false;
      try {
        for (;;) {
          const step = await call.next();
          if (step.done) {
            result = step.value;
            break;
          }
          counts.firstPieceMs ??= deps.now() - started;
          for (const event of answer.push(step.value).map(judged)) {
            if (!event) continue;
            isUnderstood = true;
            yield event;
          }
        }
      } finally {
        await call.return(STOPPED);
        counts.calls += result.wasMade ? 1 : 0;
        counts.tokens += result.tokens;
        counts.reason = result.reason;
      }
      if (result.reason !== null || isUnderstood) break;
    }
    if (counts.calls > 0) {
      for (const id of pending.keys()) yield keep(id, counts.reason ?? 'invalid');
      for (const id of job.left) yield keep(id, 'budget');
    }
    const model = counts.firstPieceMs === null ? null : deps.model.name;
    yield { type: 'end', model, reason: counts.reason };
  } finally {
    release();
    deps.report({ ...counts, durationMs: deps.now() - started });
  }
}

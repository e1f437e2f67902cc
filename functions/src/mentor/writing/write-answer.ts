import type { WritingJob } from '@aura/shared-career';
import type { WritingEvent } from '@aura/shared-domain';
import type { CallDeps } from '../../model/call-model.ts';
import { WRITING_BOUNDS, writeTexts } from '../../writer/write-texts.ts';
import type { LogWriting, WritingCounts } from '../../writer/writing-report.ts';
import type { StoredMessage } from '../ask/stored-message.ts';
import type { MentorEngine } from '../engine.ts';
import type { LiveAnswer } from './live-answers.ts';
import { isSameTime, settleMessage, type MessagePlace, type SettleDeps } from './settle.ts';
import { withParts } from './with-parts.ts';

/** For the last part to be stored once the model's time is up. */
const STORING_MS = 2_000;
/** A model's words about an answer are waited for no longer than this; later ones change nothing any more. */
export const WRITING_MS = WRITING_BOUNDS.totalMs + STORING_MS;

export interface WriteDeps extends SettleDeps {
  readonly mentorEngine: Pick<MentorEngine, 'partOfTarget' | 'answerProblems'>;
  readonly logWriting: LogWriting;
  readonly now: () => Date;
}

export interface WriteTask extends MessagePlace {
  /** As the coach's answer was stored. */
  readonly message: StoredMessage;
  readonly job: WritingJob;
  readonly calls: CallDeps;
  readonly live: LiveAnswer;
}

/**
 * Lets a model rewrite the parts of a stored answer. It stores a part once that part and all earlier ones are final,
 * and then reports it to readers; it also runs without readers. It ends within its time. If the message was deleted,
 * or another process finalised it after the time, it writes nothing more.
 */
export async function writeAnswer(deps: WriteDeps, task: WriteTask): Promise<void> {
  const { message, job, live } = task;
  const texts = listVerdicts(deps, task);
  const model = task.calls.model.name;
  let settled = 0;
  const report = (counts: WritingCounts) =>
    deps.logWriting({
      message: 'writing',
      severity: counts.reason === null ? 'INFO' : 'WARNING',
      tool: 'mentor',
      ...counts,
    });
  const now = () => deps.now().getTime();
  try {
    for await (const event of writeTexts(job, { ...task.calls, now, report }, NEVER)) {
      texts.note(event);
      const ready = texts.readyFrom(settled);
      if (ready === settled) continue;
      const stored = await settleMessage(deps, task, (current) =>
        isSameTime(current.writingUntil, message.writingUntil)
          ? withParts(current, { ready, textOf: texts.of, model }, deps.mentorEngine.answerProblems)
          : null,
      );
      if (!stored) return;
      settled = ready;
      live.grown(stored);
    }
  } finally {
    live.end();
  }
}

/** The writer continues for the person's history, even when all readers leave. */
const NEVER = new AbortController().signal;

/** The state of each part: a text of the model, or the coach's. */
function listVerdicts({ mentorEngine }: WriteDeps, { message, job }: WriteTask) {
  const { length } = message.answer.parts;
  const asked = new Set(job.targets.map(({ id }) => mentorEngine.partOfTarget(id)));
  const known = new Map<number, string | null>();
  for (let part = 0; part < length; part += 1) if (!asked.has(part)) known.set(part, null);
  return {
    note(event: WritingEvent): void {
      if (event.type === 'text') known.set(mentorEngine.partOfTarget(event.target), event.text);
      else if (event.type === 'kept') known.set(mentorEngine.partOfTarget(event.target), null);
      else for (const part of asked) if (!known.has(part)) known.set(part, null);
    },
    /** How many parts, from the first on, are decided. */
    readyFrom(settled: number): number {
      let ready = settled;
      while (ready < length && known.has(ready)) ready += 1;
      return ready;
    },
    of: (part: number): string | null => known.get(part) ?? null,
  };
}

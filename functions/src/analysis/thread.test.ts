import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { analyseResume, diagnose, identifyLinkedIn, identifyResume } from '@aura/shared-career';
import { makeDiagnosisRequest } from '../../test-support/diagnosis-request.ts';
import { linkedInRunRequest, makeResumeRunRequest, someResume } from '../../test-support/tool-requests.ts';
import { createAnalysisThread, type Thread } from './thread.ts';

const now = new Date('2026-11-10T12:00:00Z');
const ask = createAnalysisThread();

/** A thread that answers nothing by itself. */
function silentThread() {
  const events = new EventEmitter();
  const posted: unknown[] = [];
  let isEnded = false;
  const thread = Object.assign(events, {
    postMessage: (message: unknown) => void posted.push(message),
    terminate: async () => {
      isEnded = true;
      return 1;
    },
  }) as unknown as Thread;
  return { thread, posted, answer: (value: unknown) => events.emit('message', value), ended: () => isEnded };
}

describe('the thread of analyses', () => {
  it('returns what the engine returns', async () => {
    const { input } = makeResumeRunRequest();
    const inThread = await ask('resume', input, { now });
    expect(inThread).toEqual(analyseResume(input, { now }));
    expect(inThread).toMatchObject({ ok: true, value: identifyResume(input) });
    const linkedIn = linkedInRunRequest().input;
    expect(await ask('linkedin', linkedIn, { now })).toMatchObject({
      ok: true,
      value: identifyLinkedIn(linkedIn),
    });
    const { answers } = makeDiagnosisRequest();
    const options = { variant: 'full', now } as const;
    expect(await ask('diagnosis', answers, options)).toEqual(diagnose(answers, options));
  });

  it('lets everybody else go on while a long CV is analysed', async () => {
    const [job] = someResume().experiences;
    const items = Array.from(
      { length: 60 },
      (_, i) => `Reduzi em ${i}% o custo de ${i} lojas com Excel e SQL`,
    );
    const experiences = Array.from({ length: 10 }, () => ({ ...job, items })) as never;
    const { input } = makeResumeRunRequest({ resume: { ...someResume(), experiences } });
    const others = { turns: 0, isOver: false };
    const analysis = ask('resume', input, { now }).finally(() => (others.isOver = true));
    for (; !others.isOver; others.turns += 1) await setImmediate();
    await analysis;
    // Here it would have left two or three.
    expect(others.turns).toBeGreaterThan(100);
  });

  it('reports the name of the error that an engine throws, and goes on', async () => {
    const broken = ask('diagnosis', { goal: 'de Ana' } as never, { variant: 'full', now });
    await expect(broken).rejects.toMatchObject({ name: 'TypeError', message: 'an engine threw' });
    expect(await ask('resume', makeResumeRunRequest().input, { now })).toMatchObject({ ok: true });
  });

  it('ends a run that takes too long, and gives the next one a new thread', async () => {
    const threads = [silentThread(), silentThread()];
    let started = 0;
    const impatient = createAnalysisThread(() => (threads[started++] as { thread: Thread }).thread, 20);
    const { input } = makeResumeRunRequest();
    await expect(impatient('resume', input, { now })).rejects.toMatchObject({ code: 4 });
    expect(threads.map(({ ended }) => ended())).toEqual([true, false]);
    const next = impatient('resume', input, { now });
    await Promise.resolve();
    threads[1]?.answer({ value: 'aqui' });
    expect(await next).toBe('aqui');
    expect(started).toBe(2);
  });
});

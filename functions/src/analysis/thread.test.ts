import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  analyseResume,
  diagnose,
  findTasksShownBy,
  identifyLinkedIn,
  identifyResume,
  readCandidate,
  renderResumeText,
} from '@aura/shared-career';
import { makeDiagnosisRequest } from '../../test-support/diagnosis-request.ts';
import {
  linkedInRunRequest,
  makeLongResume,
  makeResumeRunRequest,
} from '../../test-support/tool-requests.ts';
import type { Asked } from './engine-thread.ts';
import { createAnalysisThreads, type Thread } from './thread.ts';

const now = new Date('2026-11-10T12:00:00Z');
// A crowded machine takes long to start a thread.
const ask = createAnalysisThreads(undefined, 120_000);

/** A CV of 600 items. */
const makeLongInput = () => makeResumeRunRequest({ resume: makeLongResume(10, 60) }).input;

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

describe('the threads of analyses', () => {
  it('return what the engine returns', async () => {
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
    const asked = { skillIds: ['sql'], now };
    expect(await ask('shownTasks', input.resume, { ...asked, profileText: '' })).toEqual(
      findTasksShownBy(input.resume, { ...asked, before: null }),
    );
    const { resume } = input;
    expect(await ask('candidate', renderResumeText(resume), now)).toEqual(readCandidate(resume, now));
    expect(await ask('candidate', '', now)).toBeNull();
  });

  it('let everybody else go on while a long CV is analysed', async () => {
    const others = { turns: 0, isOver: false };
    const analysis = ask('resume', makeLongInput(), { now }).finally(() => (others.isOver = true));
    for (; !others.isOver; others.turns += 1) await setImmediate();
    await analysis;
    // Here it would have left two or three.
    expect(others.turns).toBeGreaterThan(100);
  });

  it('report the name of the error that an engine throws, and go on', async () => {
    const broken = ask('diagnosis', { goal: 'de Ana' } as never, { variant: 'full', now });
    await expect(broken).rejects.toMatchObject({ name: 'TypeError', message: 'an engine threw' });
    expect(await ask('resume', makeResumeRunRequest().input, { now })).toMatchObject({ ok: true });
  });

  it('end a run that takes too long, and give the next one a new thread', async () => {
    const threads = [silentThread(), silentThread()];
    let started = 0;
    const impatient = createAnalysisThreads(() => (threads[started++] as { thread: Thread }).thread, 20);
    const { input } = makeResumeRunRequest();
    await expect(impatient('resume', input, { now })).rejects.toMatchObject({ code: 4 });
    expect(threads.map(({ ended }) => ended())).toEqual([true, false]);
    const next = impatient('resume', input, { now });
    await Promise.resolve();
    threads[1]?.answer({ value: 'aqui' });
    expect(await next).toBe('aqui');
    expect(started).toBe(2);
  });

  it('let short analyses past long ones', async () => {
    const threads = [silentThread(), silentThread()];
    let started = 0;
    const crowded = createAnalysisThreads(() => (threads[started++] as { thread: Thread }).thread);
    const [long, short] = [makeLongInput(), makeResumeRunRequest().input];
    const posted = () =>
      threads.map((thread) =>
        thread.posted.map((one) => ((one as Asked).args[0] === long ? 'long' : 'short')),
      );
    const answers = [long, short, long, short].map((input) => crowded('resume', input, { now }));
    await setImmediate();
    expect(posted()).toEqual([['long'], ['short']]);
    threads[1]?.answer({ value: 'curta' });
    expect(await answers[1]).toBe('curta');
    await setImmediate();
    expect(posted()).toEqual([['long'], ['short', 'short']]);
    threads[0]?.answer({ value: 'longa' });
    expect(await answers[0]).toBe('longa');
    await setImmediate();
    expect(posted()).toEqual([
      ['long', 'long'],
      ['short', 'short'],
    ]);
  });
});

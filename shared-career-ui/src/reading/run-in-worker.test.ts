import { createEmptyResume, err, ok, type ReadResume } from '@aura/shared-domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CANCELLED, CRASHED, RECOGNITION_UNAVAILABLE, TIMED_OUT } from './failure.ts';
import type { ReadRequest } from './protocol-schema.ts';
import { ReadResumeSchema } from './read-resume-schema.ts';
import { READ_TIMEOUT_MS, RECOGNITION_TIMEOUT_MS, runInWorker, type ReadProgress } from './run-in-worker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const resume: ReadResume = {
  text: 'Ana',
  structure: createEmptyResume(),
  confidence: {},
  layout: 'oneColumn',
  notices: [],
  original: { lines: [], pages: [], sources: {} },
};
const request: ReadRequest = {
  document: 'resume',
  now: '2026-11-21T10:00:00.000Z',
  input: { kind: 'text', text: 'Ana' },
};

/** A worker that does what its script says once it is asked something, and nothing after it was ended. */
class ScriptedWorker extends EventTarget {
  ended = false;
  readonly #script: (worker: ScriptedWorker) => void;

  constructor(script: (worker: ScriptedWorker) => void) {
    super();
    this.#script = script;
  }

  /** What it was given after it was asked. */
  readonly given: unknown[] = [];

  postMessage(message: unknown): void {
    if (message === request) this.#script(this);
    else this.given.push(message);
  }

  say(data: unknown): void {
    if (!this.ended) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  crash(): void {
    this.dispatchEvent(new Event('error'));
  }

  terminate(): void {
    this.ended = true;
  }
}

const loads = (file: string) => Promise.resolve(ok(new TextEncoder().encode(file)));

function run(
  script: (worker: ScriptedWorker) => void,
  signal = new AbortController().signal,
  supply: Parameters<typeof runInWorker>[2]['supply'] = loads,
) {
  const worker = new ScriptedWorker(script);
  const progress: ReadProgress[] = [];
  const result = runInWorker(worker as never, request, {
    value: ReadResumeSchema,
    signal,
    onProgress: (step) => progress.push(step),
    supply,
  });
  return { worker, progress, result };
}

test('progress comes in order, then the CV, and the worker ends', async () => {
  const { worker, progress, result } = run((self) => {
    self.say({ kind: 'progress', stage: 'Página 1', fraction: 0.3 });
    self.say({ kind: 'progress', stage: 'Página 2', fraction: 0.6 });
    self.say({ kind: 'done', value: resume });
  });
  expect(await result).toEqual({ ok: true, value: resume });
  expect(progress.map(({ fraction }) => fraction)).toEqual([0.3, 0.6]);
  expect(worker.ended).toBe(true);
});

test("the reader's reason for a bad file reaches the person", async () => {
  const error = { code: 'PDF_PROTEGIDO', message: 'Tem senha.', action: 'Tire a senha.' } as const;
  const { result } = run((self) => self.say({ kind: 'failed', error }));
  expect(await result).toEqual(err(error));
});

test('a worker that never answers is ended at the time limit', async () => {
  const { worker, result } = run((self) => self.say({ kind: 'progress', stage: 'Lendo', fraction: 0.1 }));
  await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS - 1);
  expect(worker.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toEqual(err(TIMED_OUT));
  expect(worker.ended).toBe(true);
});

test('a worker that finds pictures gets the requested files, and more time to recognise them', async () => {
  const { worker, result } = run((self) => {
    self.say({ kind: 'needs', file: 'engine' });
    self.say({ kind: 'needs', file: 'language' });
  });
  await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS);
  expect(worker.given).toEqual([
    { kind: 'file', file: 'engine', bytes: new TextEncoder().encode('engine') },
    { kind: 'file', file: 'language', bytes: new TextEncoder().encode('language') },
  ]);
  expect(worker.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(RECOGNITION_TIMEOUT_MS - READ_TIMEOUT_MS);
  expect(await result).toEqual(err(TIMED_OUT));
  expect(worker.ended).toBe(true);
});

test('a file that fails to load ends the reading with its reason', async () => {
  const { worker, result } = run(
    (self) => self.say({ kind: 'needs', file: 'engine' }),
    new AbortController().signal,
    () => Promise.resolve(err(RECOGNITION_UNAVAILABLE)),
  );
  expect(await result).toEqual(err(RECOGNITION_UNAVAILABLE));
  expect(worker.ended).toBe(true);
});

test.each([
  ['a crash', (self: ScriptedWorker) => self.crash()],
  [
    'a message outside the protocol',
    (self: ScriptedWorker) => self.say({ kind: 'done', value: { text: 1 } }),
  ],
])('%s counts as a damaged file', async (_, script) => {
  const { worker, result } = run(script);
  expect(await result).toEqual(err(CRASHED));
  expect(worker.ended).toBe(true);
});

test('cancelling ends the worker, and a late answer changes nothing', async () => {
  const controller = new AbortController();
  const { worker, result } = run(() => undefined, controller.signal);
  controller.abort();
  worker.say({ kind: 'done', value: resume });
  expect(await result).toEqual(err(CANCELLED));
  expect(worker.ended).toBe(true);
});

test('a reading cancelled before its start asks nothing of the worker', async () => {
  const controller = new AbortController();
  controller.abort();
  const { result } = run((self) => self.say({ kind: 'done', value: resume }), controller.signal);
  expect(await result).toEqual(err(CANCELLED));
});

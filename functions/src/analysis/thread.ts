import { Worker } from 'node:worker_threads';
import type { Answered, Asked, Engines } from './engine-thread.ts';

/** Longer than the largest document takes on a busy machine; longer analyses are terminated. */
const LONGEST_MS = 30_000;

/** Runs an analysis in the thread. Rejects if the engine throws, and after the time limit. */
export type AskThread = <K extends keyof Engines>(
  engine: K,
  ...args: Parameters<Engines[K]>
) => Promise<ReturnType<Engines[K]>>;

/** The little of a worker that is used here. */
export type Thread = Pick<Worker, 'once' | 'off' | 'postMessage' | 'terminate'>;

/** Starts the thread's file, next to this one: TypeScript in a working copy, a bundle in a deployment. */
function startThread(): Thread {
  const file = import.meta.url.endsWith('.ts') ? './engine-thread.ts' : './engine-thread.js';
  const worker = new Worker(new URL(file, import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // It must not keep a process that has nothing else to do.
  worker.unref();
  return worker;
}

/** One thread with those who wait for it. */
interface Line {
  readonly ask: (asked: Asked) => Promise<unknown>;
  readonly isBusy: () => boolean;
}

/**
 * One thread, started with the first analysis, for one analysis after another. One that takes too long, or too much
 * memory, ends with its thread; the next one gets a new thread.
 */
function createLine(start: () => Thread, longestMs: number): Line {
  let thread: Thread | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let unanswered = 0;

  const ask = async (asked: Asked): Promise<unknown> => {
    const current = (thread ??= start());
    try {
      const answered = await answerOf(current, asked, longestMs);
      if ('value' in answered) return answered.value;
      throw Object.assign(new Error('an engine threw'), { name: answered.fault, isEngines: true });
    } catch (error) {
      if (!isEngines(error)) {
        thread = null;
        await current.terminate();
      }
      throw error;
    }
  };

  return {
    isBusy: () => unanswered > 0,
    ask(asked) {
      unanswered++;
      const run = last.then(() => ask(asked)).finally(() => void unanswered--);
      last = run.catch(() => undefined);
      return run;
    },
  };
}

/** A CV of some pages with a job ad: at most 0.4 s of a processor, where the largest documents take two. */
const SHORT_CHARACTERS = 12_000;

const isShort = ({ args }: Asked): boolean => JSON.stringify(args).length <= SHORT_CHARACTERS;

/**
 * Two threads: one for every analysis, and one for short ones that would have to wait for it. So a short analysis never
 * waits for a long one, whoever asked for that. Each thread takes some 120 MB. More of them would only share the one
 * processor of a deployment.
 */
export function createAnalysisThreads(start: () => Thread = startThread, longestMs = LONGEST_MS): AskThread {
  const every = createLine(start, longestMs);
  const short = createLine(start, longestMs);
  return <K extends keyof Engines>(engine: K, ...args: Parameters<Engines[K]>) => {
    const asked: Asked = { engine, args };
    const line = every.isBusy() && isShort(asked) ? short : every;
    return line.ask(asked) as Promise<ReturnType<Engines[K]>>;
  };
}

const isEngines = (error: unknown): boolean => (error as { isEngines?: unknown }).isEngines === true;

/** Error code that callers report as "unavailable". */
const TOO_LONG = 4;

function answerOf(thread: Thread, asked: Asked, longestMs: number): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      thread.off('message', answered).off('error', failed).off('exit', ended);
      settle();
    };
    const answered = (answer: Answered): void => end(() => resolve(answer));
    const failed = (error: Error): void => end(() => reject(error));
    const ended = (): void => end(() => reject(new Error('the thread ended')));
    const late = (): void =>
      end(() => reject(Object.assign(new Error('too long'), { name: 'AnalysisTooLong', code: TOO_LONG })));
    const timer = setTimeout(late, longestMs);
    thread.once('message', answered).once('error', failed).once('exit', ended);
    thread.postMessage(asked, []);
  });
}

/** The threads of this process. */
export const askThread = createAnalysisThreads();

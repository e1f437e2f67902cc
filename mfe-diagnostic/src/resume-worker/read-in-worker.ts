import { err, ok, type ReadResume, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { CANCELLED, CRASHED, TIMED_OUT, type ReadFailure } from './failure.ts';
import { WorkerReplySchema, type ReadRequest } from './protocol.ts';

/** The part of a Worker that reading needs. */
export type WorkerPort = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

export interface ReadProgress {
  readonly stage: string;
  /** 0 to 1. */
  readonly fraction: number;
}

interface ReadOptions {
  readonly onProgress: (progress: ReadProgress) => void;
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
}

/** No CV of an allowed size takes this long on a slow phone; a document built to exhaust the reader does. */
export const READ_TIMEOUT_MS = 20_000;

/**
 * Has a started worker read one CV. Never rejects; the worker is ended whatever happens, so that a document that
 * hangs or crashes it costs the page nothing.
 */
export function readInWorker(
  port: WorkerPort,
  request: ReadRequest,
  { onProgress, signal, timeoutMs = READ_TIMEOUT_MS }: ReadOptions,
): Promise<Result<ReadResume, ReadFailure>> {
  return new Promise((resolve) => {
    const finish = (result: Result<ReadResume, ReadFailure>) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      port.terminate();
      resolve(result);
    };
    const cancel = () => finish(err(CANCELLED));
    const crash = () => finish(err(CRASHED));
    const timer = setTimeout(() => finish(err(TIMED_OUT)), timeoutMs);

    port.addEventListener('message', ({ data }) => {
      const reply = v.safeParse(WorkerReplySchema, data);
      if (!reply.success) return crash();
      const { output } = reply;
      if (output.kind === 'progress') onProgress(output);
      else finish(output.kind === 'done' ? ok(output.resume) : err(output.error));
    });
    port.addEventListener('error', crash);
    port.addEventListener('messageerror', crash);
    signal.addEventListener('abort', cancel);
    if (signal.aborted) return cancel();
    const { input } = request;
    port.postMessage(request, input.kind === 'file' ? [input.bytes.buffer] : []);
  });
}

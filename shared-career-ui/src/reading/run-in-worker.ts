import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { CANCELLED, CRASHED, TIMED_OUT, type ReadFailure } from './failure.ts';
import { WorkerReplySchema, type ReadRequest, type SuppliedFile } from './protocol-schema.ts';

/** The part of a Worker that reading needs. */
export type WorkerPort = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

export interface ReadProgress {
  readonly stage: string;
  /** 0 to 1. */
  readonly fraction: number;
}

interface RunOptions<S> {
  /** What the worker is to give back. */
  readonly value: S;
  readonly onProgress: (progress: ReadProgress) => void;
  readonly signal: AbortSignal;
  /** Loads a file that the worker asks for once it finds pictures only. */
  readonly supply: (file: SuppliedFile['file']) => Promise<Result<SuppliedFile['bytes'], ReadFailure>>;
}

/** No document of an allowed size takes this long on a slow phone; one built to exhaust the reader does. */
export const READ_TIMEOUT_MS = 20_000;
/** To load what recognises text over a slow network, and to read six pages of a scan on an old phone. */
export const RECOGNITION_TIMEOUT_MS = 180_000;

/**
 * Has a started worker read one document. Never rejects; the worker is ended whatever happens, so that a document
 * that hangs or crashes it costs the page nothing.
 */
export function runInWorker<S extends v.GenericSchema>(
  port: WorkerPort,
  request: ReadRequest,
  { value, onProgress, signal, supply }: RunOptions<S>,
): Promise<Result<v.InferOutput<S>, ReadFailure>> {
  return new Promise((resolve) => {
    const finish = (result: Result<v.InferOutput<S>, ReadFailure>) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      port.terminate();
      resolve(result);
    };
    const cancel = () => finish(err(CANCELLED));
    const crash = () => finish(err(CRASHED));
    const endAfter = (limit: number) => setTimeout(() => finish(err(TIMED_OUT)), limit);
    let timer = endAfter(READ_TIMEOUT_MS);
    let recognising = false;
    const give = async (file: SuppliedFile['file']) => {
      if (!recognising) {
        recognising = true;
        clearTimeout(timer);
        timer = endAfter(RECOGNITION_TIMEOUT_MS);
      }
      const loaded = await supply(file);
      if (!loaded.ok) return finish(err(loaded.error));
      const message: SuppliedFile = { kind: 'file', file, bytes: loaded.value };
      port.postMessage(message, [loaded.value.buffer]);
    };

    port.addEventListener('message', ({ data }) => {
      const reply = v.safeParse(WorkerReplySchema, data);
      if (!reply.success) return crash();
      const { output } = reply;
      if (output.kind === 'progress') return onProgress(output);
      if (output.kind === 'needs') return void give(output.file);
      if (output.kind === 'failed') return finish(err(output.error));
      const read = v.safeParse(value, output.value);
      return read.success ? finish(ok(read.output)) : crash();
    });
    port.addEventListener('error', crash);
    port.addEventListener('messageerror', crash);
    signal.addEventListener('abort', cancel);
    if (signal.aborted) return cancel();
    const { input } = request;
    port.postMessage(request, input.kind === 'file' ? [input.bytes.buffer] : []);
  });
}

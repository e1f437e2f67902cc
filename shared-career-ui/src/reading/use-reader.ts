import { useMount } from '@aura/shared-session/lifecycles';
import { useCallback, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import { EMPTY, refuseLargeFile, UNREADABLE, type ReadFailure } from './failure.ts';
import type { ReadInput } from './protocol-schema.ts';
import { loadRecognitionFile } from './recognition-files.ts';
import { runInWorker, type ReadProgress } from './run-in-worker.ts';
import { startWorker, type WorkerFile } from './start-worker.ts';

export type ReaderState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly progress: ReadProgress }
  | { readonly kind: 'failed'; readonly failure: ReadFailure };

/** A worker with what it gives back; one constant per kind of document, never made while drawing. */
export interface ReaderWorker<S extends v.GenericSchema> extends WorkerFile {
  /** Kind of document, as the worker calls it. */
  readonly document: string;
  /** Largest file that is loaded at all. */
  readonly maxBytes: number;
  readonly value: S;
}

const STARTING: ReadProgress = { stage: 'Preparando o leitor', fraction: 0.02 };

/** Reads documents, one at a time, in a worker that lives as long as the reading. */
export function useReader<S extends v.GenericSchema>(
  worker: ReaderWorker<S>,
  onRead: (read: v.InferOutput<S>) => void,
) {
  const mount = useMount();
  const [state, setState] = useState<ReaderState>({ kind: 'idle' });
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const read = useCallback(
    async (input: ReadInput) => {
      current.current?.abort();
      const controller = new AbortController();
      current.current = controller;
      const { signal } = controller;
      const onProgress = (progress: ReadProgress) => setState({ kind: 'reading', progress });
      onProgress(STARTING);
      const started = await startWorker(mount, worker, signal);
      const request = { document: worker.document, now: new Date().toISOString(), input };
      const result = started.ok
        ? await runInWorker(started.value, request, {
            value: worker.value,
            onProgress,
            signal,
            supply: (file) => loadRecognitionFile(file, mount, signal),
          })
        : started;
      if (current.current !== controller) return;
      current.current = null;
      if (!result.ok && !signal.aborted) setState({ kind: 'failed', failure: result.error });
      else setState({ kind: 'idle' });
      if (result.ok) onRead(result.value);
    },
    [mount, worker, onRead],
  );

  const readFile = useCallback(
    async (file: File) => {
      // Refused by its size before a byte is loaded.
      const refusal =
        file.size > worker.maxBytes ? refuseLargeFile(worker.maxBytes) : file.size === 0 ? EMPTY : null;
      if (refusal) return setState({ kind: 'failed', failure: refusal });
      const bytes = await file.arrayBuffer().catch(() => null);
      if (!bytes) return setState({ kind: 'failed', failure: UNREADABLE });
      await read({ kind: 'file', name: file.name, bytes: new Uint8Array(bytes) });
    },
    [read, worker.maxBytes],
  );

  const readText = useCallback((text: string) => read({ kind: 'text', text }), [read]);
  const cancel = useCallback(() => current.current?.abort(), []);
  return { state, readFile, readText, cancel };
}

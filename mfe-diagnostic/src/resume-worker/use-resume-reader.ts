import { RESUME_LIMITS, type ReadResume } from '@aura/shared-domain';
import { useMount } from '@aura/shared-session/lifecycles';
import { useCallback, useEffect, useRef, useState } from 'react';
import { EMPTY, TOO_LARGE, UNREADABLE, type ReadFailure } from './failure.ts';
import type { ReadInput } from './protocol.ts';
import { readInWorker, type ReadProgress } from './read-in-worker.ts';
import { startResumeWorker } from './start-worker.ts';

export type ReaderState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly progress: ReadProgress }
  | { readonly kind: 'failed'; readonly failure: ReadFailure };

const STARTING: ReadProgress = { stage: 'Preparando o leitor', fraction: 0.02 };

/** Reads CVs, one at a time, in a worker that lives as long as the reading. */
export function useResumeReader(onRead: (resume: ReadResume) => void) {
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
      const worker = await startResumeWorker(mount, signal);
      const request = { now: new Date().toISOString(), input };
      const result = worker.ok ? await readInWorker(worker.value, request, { onProgress, signal }) : worker;
      if (current.current !== controller) return;
      current.current = null;
      if (!result.ok && !signal.aborted) setState({ kind: 'failed', failure: result.error });
      else setState({ kind: 'idle' });
      if (result.ok) onRead(result.value);
    },
    [mount, onRead],
  );

  const readFile = useCallback(
    async (file: File) => {
      // Refused by its size before a byte is loaded.
      const refusal = file.size > RESUME_LIMITS.bytes ? TOO_LARGE : file.size === 0 ? EMPTY : null;
      if (refusal) return setState({ kind: 'failed', failure: refusal });
      const bytes = await file.arrayBuffer().catch(() => null);
      if (!bytes) return setState({ kind: 'failed', failure: UNREADABLE });
      await read({ kind: 'file', name: file.name, bytes: new Uint8Array(bytes) });
    },
    [read],
  );

  const cancel = useCallback(() => current.current?.abort(), []);
  return { state, readFile, readText: (text: string) => read({ kind: 'text', text }), cancel };
}

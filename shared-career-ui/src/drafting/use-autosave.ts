import type { Draft } from '@aura/shared-session';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createAutosave, type SaveStatus } from './autosave.ts';

export interface DraftSaving {
  readonly status: SaveStatus;
  /** Stores the current state now: again after a failure. */
  readonly saveNow: () => void;
  /** Ends saving and removes what is stored. */
  readonly clear: () => Promise<void>;
}

const DELAY_MS = 900;

interface Options<T> {
  /** Where it is stored; one that stays the same. */
  readonly draft: Pick<Draft<T>, 'save' | 'clear'>;
  readonly state: T | null;
  /** What is stored already, which need not be stored again. */
  readonly loaded: T | null;
  /** What is stored at once when it changes, without waiting for a pause. A function that stays the same. */
  readonly urgent: (state: T) => unknown;
}

/**
 * Keeps the stored draft of a tool equal to the state: after a pause in the changes, at every urgent one, and when
 * the page is left or hidden, or the connection is back.
 */
export function useAutosave<T>({ draft, state, loaded, urgent }: Options<T>): DraftSaving {
  const [status, setStatus] = useState<SaveStatus>('idle');
  const latest = useRef(loaded);
  const autosave = useMemo(
    () =>
      createAutosave<T>({
        save: async (value) => (await draft.save(value)).ok,
        onStatus: setStatus,
        delayMs: DELAY_MS,
      }),
    [draft],
  );

  useEffect(() => {
    const before = latest.current;
    latest.current = state;
    if (!state || state === before) return;
    autosave.change(state);
    if (before === null || urgent(before) !== urgent(state)) autosave.flush();
  }, [autosave, state, urgent]);

  useEffect(() => {
    document.addEventListener('visibilitychange', autosave.flush);
    window.addEventListener('pagehide', autosave.flush);
    window.addEventListener('online', autosave.flush);
    return () => {
      document.removeEventListener('visibilitychange', autosave.flush);
      window.removeEventListener('pagehide', autosave.flush);
      window.removeEventListener('online', autosave.flush);
      autosave.flush();
    };
  }, [autosave]);

  return useMemo(
    () => ({
      status,
      saveNow: () => {
        if (latest.current) autosave.change(latest.current);
        autosave.flush();
      },
      clear: async () => {
        await autosave.stop();
        await draft.clear();
        setStatus('idle');
      },
    }),
    [autosave, draft, status],
  );
}

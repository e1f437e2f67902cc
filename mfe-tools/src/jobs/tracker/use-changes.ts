import { type ApiError, type Result, type SavedJobChange, savedJobChangeEndpoint } from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import { useCallback, useMemo, useReducer, useRef } from 'react';
import { refreshAfterWork } from '../../runs/refresh-after-work.ts';
import { RADAR_PATH } from '../paths.ts';
import { reduceChanges, listShown } from './changes.ts';
import type { Followed } from './followed.ts';

export type ChangeJob = (id: string, change: SavedJobChange) => Promise<Result<unknown, ApiError>>;

export interface Changes {
  readonly jobs: readonly Followed[];
  /** Shows a change at once and sends it; of one job, changes are sent one after another. */
  readonly change: ChangeJob;
  /** Forgets a job that is no longer kept. */
  readonly forget: (id: string) => void;
}

/** Jobs of the tracker with all local changes applied. */
export function useChanges(loaded: readonly Followed[]): Changes {
  const [state, dispatch] = useReducer(reduceChanges, { confirmed: loaded, pending: [] });
  const queues = useRef(new Map<string, Promise<unknown>>());
  const lastKey = useRef(0);
  const change = useCallback<ChangeJob>(async (id, asked) => {
    lastKey.current += 1;
    const key = lastKey.current;
    dispatch({ type: 'asked', pending: { key, id, change: asked, at: new Date() } });
    const before = queues.current.get(id) ?? Promise.resolve();
    const sent = before.then(() => call(savedJobChangeEndpoint, { id, change: asked }));
    queues.current.set(id, sent);
    const outcome = await sent;
    dispatch({ type: outcome.ok ? 'kept' : 'refused', key });
    if (outcome.ok && asked.stage) void refreshAfterWork(RADAR_PATH);
    return outcome;
  }, []);
  const forget = useCallback((id: string) => dispatch({ type: 'removed', id }), []);
  const jobs = useMemo(() => listShown(state), [state]);
  return { jobs, change, forget };
}

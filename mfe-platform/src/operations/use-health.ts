import type { ApiError, OperationsHealth, Result } from '@aura/shared-domain';
import { useCallback, useEffect, useState } from 'react';

/** Asks the backend for the health. */
export type LoadHealth = () => Promise<Result<OperationsHealth, ApiError>>;

export interface HealthState {
  /** The last answer that was good; null until there is one. */
  readonly health: { readonly value: OperationsHealth; readonly at: Date } | null;
  readonly error: ApiError | null;
  readonly busy: boolean;
  readonly refresh: () => void;
}

/** The health as of the last time it was asked for; what was there stays while a new answer is on its way. */
export function useHealth(load: LoadHealth): HealthState {
  const [state, setState] = useState<Omit<HealthState, 'refresh'>>({ health: null, error: null, busy: true });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isOver = false;
    void load().then((answer) => {
      if (isOver) return;
      setState(({ health }) =>
        answer.ok
          ? { health: { value: answer.value, at: new Date() }, error: null, busy: false }
          : { health, error: answer.error, busy: false },
      );
    });
    return () => {
      isOver = true;
    };
  }, [load, turn]);
  const refresh = useCallback(() => {
    setState((last) => ({ ...last, busy: true }));
    setTurn((last) => last + 1);
  }, []);
  return { ...state, refresh };
}

import type { ApiError, Result } from '@aura/shared-domain';
import { useCallback, useEffect, useState } from 'react';

/** An answer of the backend, or the promise of one. */
export type Answer<T> = Promise<Result<T, ApiError>>;

export interface Asked<T> {
  /** The last good answer; null until there is one. */
  readonly value: T | null;
  readonly error: ApiError | null;
  readonly isBusy: boolean;
  /** Asks again; what was there stays until the answer has come. */
  readonly reload: () => void;
  /** Puts something newer in its place. */
  readonly replace: (value: T) => void;
}

type Known<T> = Pick<Asked<T>, 'value' | 'error' | 'isBusy'> & { readonly of: unknown };

/** What a question is answered with. @param ask the same function for the same question; null asks nothing */
export function useAsked<T>(ask: (() => Answer<T>) | null): Asked<T> {
  const [known, setKnown] = useState<Known<T>>({ of: ask, value: null, error: null, isBusy: ask !== null });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!ask) return;
    let isOver = false;
    void ask().then((answer) => {
      if (isOver) return;
      setKnown(({ of, value }) =>
        answer.ok
          ? { of: ask, value: answer.value, error: null, isBusy: false }
          : { of: ask, value: of === ask ? value : null, error: answer.error, isBusy: false },
      );
    });
    return () => {
      isOver = true;
    };
  }, [ask, turn]);
  const reload = useCallback(() => {
    setKnown((last) => ({ ...last, isBusy: true }));
    setTurn((last) => last + 1);
  }, []);
  const replace = useCallback((value: T) => setKnown({ of: ask, value, error: null, isBusy: false }), [ask]);
  // What is known is of an earlier question.
  if (known.of !== ask) return { value: null, error: null, isBusy: ask !== null, reload, replace };
  return { ...known, reload, replace };
}

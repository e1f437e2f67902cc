import { useCallback, useEffect, useState } from 'react';

interface Answer<T> {
  readonly load: () => Promise<T>;
  readonly attempt: number;
  readonly value: T;
}

/**
 * What a load gives; null while it is on its way. `reload` asks again.
 * @param load never rejects, and stays the same as long as the same is meant
 */
export function useLoaded<T>(load: () => Promise<T>): {
  readonly loaded: T | null;
  readonly reload: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  useEffect(() => {
    let left = false;
    void load().then((value) => {
      if (!left) setAnswer({ load, attempt, value });
    });
    return () => {
      left = true;
    };
  }, [load, attempt]);
  const reload = useCallback(() => setAttempt((n) => n + 1), []);
  const isCurrent = answer?.load === load && answer.attempt === attempt;
  return { loaded: isCurrent ? answer.value : null, reload };
}

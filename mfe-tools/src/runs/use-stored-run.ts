import { loadRun, type RunTool } from '@aura/shared-session';
import { useCallback, useEffect, useState } from 'react';

type Loaded<T extends RunTool> = Awaited<ReturnType<typeof loadRun<T>>>;

/** A stored run; null while it is on its way. `reload` asks again. */
export function useStoredRun<T extends RunTool>(tool: T, id: string) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly key: string; readonly loaded: Loaded<T> } | null>(null);
  const key = `${id} ${attempt}`;
  useEffect(() => {
    let left = false;
    void loadRun(tool, id).then((loaded) => {
      if (!left) setAnswer({ key, loaded });
    });
    return () => {
      left = true;
    };
  }, [tool, id, key]);
  const reload = useCallback(() => setAttempt((n) => n + 1), []);
  return { loaded: answer?.key === key ? answer.loaded : null, reload };
}

import { listRuns, type RunTool } from '@aura/shared-session';
import { useCallback, useEffect, useState } from 'react';

type Listed<T extends RunTool> = Awaited<ReturnType<typeof listRuns<T>>>;

/** The stored runs of a tool, newest first; null while they are on their way. */
export function useRuns<T extends RunTool>(tool: T) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly attempt: number; readonly listed: Listed<T> } | null>(null);
  useEffect(() => {
    let left = false;
    void listRuns(tool).then((listed) => {
      if (!left) setAnswer({ attempt, listed });
    });
    return () => {
      left = true;
    };
  }, [tool, attempt]);
  const reload = useCallback(() => setAttempt((n) => n + 1), []);
  return { listed: answer?.attempt === attempt ? answer.listed : null, reload };
}

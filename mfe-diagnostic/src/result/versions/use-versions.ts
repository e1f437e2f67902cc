import type { Result } from '@aura/shared-domain';
import { listDiagnoses, type StoredDiagnosis } from '@aura/shared-session';
import { useCallback, useEffect, useState } from 'react';

type Listed = Result<StoredDiagnosis[], { readonly message: string }>;

/** The stored diagnoses, newest first; null while they are on their way. */
export function useVersions(): { readonly listed: Listed | null; readonly reload: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly attempt: number; readonly listed: Listed } | null>(null);
  useEffect(() => {
    let left = false;
    void listDiagnoses().then((listed) => {
      if (!left) setAnswer({ attempt, listed });
    });
    return () => {
      left = true;
    };
  }, [attempt]);
  const reload = useCallback(() => setAttempt((n) => n + 1), []);
  return { listed: answer?.attempt === attempt ? answer.listed : null, reload };
}

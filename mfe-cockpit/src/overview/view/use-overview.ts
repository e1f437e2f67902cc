import {
  companyOverviewEndpoint,
  type CompanyOverview,
  type CompanyOverviewRequest,
} from '@aura/shared-domain';
import { callCompany } from '../../access/call-company.ts';
import { useCallback, useEffect, useState } from 'react';

/** The known state of the shown numbers. */
export interface OverviewState {
  /** The newest answer, which stays while another view loads; null before the first, and after a failure. */
  readonly overview: CompanyOverview | null;
  /** Why there is none; null if there is one; stays during a reload. */
  readonly failure: string | null;
  readonly isAsking: boolean;
  /** Asks for the same again. */
  readonly reload: () => void;
}

interface Answer {
  readonly uid: string;
  readonly asked: string;
  readonly overview: CompanyOverview | null;
  readonly failure: string | null;
}

/** The numbers of a view. @param uid the manager who looks; null without one, and then nothing is asked */
export function useOverview(
  uid: string | null,
  { department, week, weeks }: CompanyOverviewRequest,
): OverviewState {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = JSON.stringify([department, week, weeks, attempt]);
  useEffect(() => {
    if (uid === null) return;
    let left = false;
    void callCompany(companyOverviewEndpoint, { department, week, weeks }).then((given) => {
      if (left) return;
      setAnswer(
        given.ok
          ? { uid, asked, overview: given.value, failure: null }
          : { uid, asked, overview: null, failure: given.error.message },
      );
    });
    return () => {
      left = true;
    };
  }, [uid, department, week, weeks, asked]);
  const own = answer?.uid === uid ? answer : null;
  return {
    overview: own?.overview ?? null,
    failure: own?.failure ?? null,
    isAsking: uid !== null && own?.asked !== asked,
    reload: useCallback(() => setAttempt((n) => n + 1), []),
  };
}

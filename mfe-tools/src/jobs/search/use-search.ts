import { type ApiError, type JobSearchResponse, type Result, jobSearchEndpoint } from '@aura/shared-domain';
import { announceBadges } from '@aura/shared-career-ui';
import { call, refreshProfile } from '@aura/shared-session';
import { useEffect, useState } from 'react';
import { runFailure, type RunFailure } from '../../runs/run-failure.ts';
import { requestOf, type SearchState } from './search-state.ts';

/** What is on the screen of a search. Results stay while others are on their way. */
export interface Search {
  readonly busy: boolean;
  readonly results: JobSearchResponse | null;
  readonly failure: RunFailure | null;
  readonly retry: () => void;
}

interface Answer {
  readonly key: string;
  readonly outcome: Result<JobSearchResponse, ApiError>;
}

/**
 * Searches whenever the state changes.
 * @param state null for no search
 * @param today `YYYY-MM-DD`
 */
export function useSearch(state: SearchState | null, today: string): Search {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [results, setResults] = useState<JobSearchResponse | null>(null);
  const asked = state && JSON.stringify(requestOf(state, today));
  const key = asked && `${attempt} ${asked}`;

  useEffect(() => {
    if (asked === null || key === null) return;
    const controller = new AbortController();
    void call(jobSearchEndpoint, JSON.parse(asked), { signal: controller.signal }).then(async (outcome) => {
      if (controller.signal.aborted) return;
      setAnswer({ key, outcome });
      if (!outcome.ok) return;
      setResults(outcome.value);
      if (!outcome.value.charged) return;
      await refreshProfile();
      announceBadges(outcome.value.newBadges);
    });
    return () => controller.abort();
  }, [asked, key]);

  const current = answer?.key === key ? answer?.outcome : null;
  return {
    busy: key !== null && !current,
    results: key === null ? null : results,
    failure: current && !current.ok ? runFailure(current.error) : null,
    retry: () => setAttempt((n) => n + 1),
  };
}

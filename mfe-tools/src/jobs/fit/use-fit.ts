import { type ReadFailure, type ReaderWorker, useReader } from '@aura/shared-career-ui';
import type { Fit, JobMatch, Vacancy } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type * as v from 'valibot';
import { type FitRequest, MATCHES_WORKER, NO_RESUME_CODE, SCORES_WORKER } from './fit-worker.ts';

/** How far the computing is. */
export type FitState<T> =
  /** The profile has no CV that could be compared. */
  | { readonly kind: 'noResume' }
  | { readonly kind: 'computing' }
  | { readonly kind: 'failed'; readonly failure: ReadFailure; readonly retry: () => void }
  /** By id of the ad. */
  | { readonly kind: 'ready'; readonly byId: ReadonlyMap<string, T> };

/** What a worker found, with what it was asked: an answer to an earlier question counts no more. */
interface Answer<V> {
  readonly asked: string;
  readonly value: V;
}

function useComputed<S extends v.GenericSchema, T>(
  worker: ReaderWorker<S>,
  vacancies: readonly Vacancy[],
  byIdOf: (value: v.InferOutput<S>) => ReadonlyMap<string, T>,
): FitState<T> {
  const session = useSession();
  const resumeText = session.status === 'signedIn' ? session.profile.resumeText : '';
  const asked = useMemo(
    () =>
      resumeText === '' || vacancies.length === 0
        ? null
        : JSON.stringify({ resumeText, vacancies: [...vacancies] } satisfies FitRequest),
    [resumeText, vacancies],
  );
  const [answer, setAnswer] = useState<Answer<v.InferOutput<S>> | null>(null);
  const onRead = useCallback(
    (value: v.InferOutput<S>) => asked !== null && setAnswer({ asked, value }),
    [asked],
  );
  const { state, readText } = useReader(worker, onRead);
  const compute = useCallback(() => {
    if (asked !== null) void readText(asked);
  }, [asked, readText]);
  useEffect(compute, [compute]);

  const value = answer !== null && answer.asked === asked ? answer.value : null;
  const byId = useMemo(() => (value === null ? null : byIdOf(value)), [byIdOf, value]);
  if (resumeText === '') return { kind: 'noResume' };
  if (asked === null) return { kind: 'ready', byId: new Map() };
  if (byId) return { kind: 'ready', byId };
  // The CV in the profile was not stored by a diagnosis.
  if (state.kind === 'failed' && state.failure.code === NO_RESUME_CODE) return { kind: 'noResume' };
  if (state.kind === 'failed') return { kind: 'failed', failure: state.failure, retry: compute };
  return { kind: 'computing' };
}

const matchesById = (all: readonly { readonly id: string; readonly match: JobMatch | null }[]) =>
  new Map(all.map(({ id, match }) => [id, match]));
const indexScores = (all: readonly { readonly id: string; readonly fit: Fit }[]) =>
  new Map(all.map(({ id, fit }) => [id, fit]));

/**
 * How the CV of the profile fits ads, requirement by requirement; null for an ad that cannot be read. Computed on the
 * device, anew for another array.
 */
export const useFit = (vacancies: readonly Vacancy[]): FitState<JobMatch | null> =>
  useComputed(MATCHES_WORKER, vacancies, matchesById);

/** The same as numbers alone, for lists. */
export const useScores = (vacancies: readonly Vacancy[]): FitState<Fit> =>
  useComputed(SCORES_WORKER, vacancies, indexScores);

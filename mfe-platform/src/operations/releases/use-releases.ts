import type { ApiError, ReleasesResponse } from '@aura/shared-domain';
import { useCallback, useEffect, useState } from 'react';
import type { OperationsPorts } from '../ports.ts';

export interface ReleasesState {
  /** The last answer that was good, with what was asked for of older entries; null until there is one. */
  readonly releases: ReleasesResponse | null;
  readonly error: ApiError | null;
  readonly busy: boolean;
  readonly refresh: () => void;
  /** Brings the next older entries of the log. */
  readonly loadOlder: () => void;
}

type Known = Pick<ReleasesState, 'releases' | 'error' | 'busy'>;

/** How the remotes stand as of the last time it was asked for. */
export function useReleases(load: OperationsPorts['loadReleases']): ReleasesState {
  const [known, setKnown] = useState<Known>({ releases: null, error: null, busy: true });
  /** What is shown already and stays above the entries that are asked for; null to begin anew. */
  const [question, setQuestion] = useState<{ readonly above: ReleasesResponse | null }>({ above: null });
  useEffect(() => {
    // An answer to an earlier question says nothing any more.
    let isOver = false;
    const { above } = question;
    const before = above?.log.at(-1)?.revision;
    void load(before === undefined ? {} : { before }).then((answer) => {
      if (isOver) return;
      setKnown(({ releases }) => {
        if (!answer.ok) return { releases, error: answer.error, busy: false };
        const log = [...(above?.log ?? []), ...answer.value.log];
        return { releases: { ...answer.value, log }, error: null, busy: false };
      });
    });
    return () => {
      isOver = true;
    };
  }, [load, question]);
  const ask = useCallback((above: ReleasesResponse | null) => {
    setKnown((last) => ({ ...last, busy: true }));
    setQuestion({ above });
  }, []);
  return {
    ...known,
    refresh: useCallback(() => ask(null), [ask]),
    loadOlder: () => ask(known.releases),
  };
}

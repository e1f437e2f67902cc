import type { ApiError, Result } from '@aura/shared-domain';
import type { Failure } from '@aura/shared-session';
import { useCallback, useEffect, useState } from 'react';

/** What a question is answered with: never a rejection. */
export type Answer<T, E = Failure> = Promise<Result<T, E>>;

/** An answer of the backend. */
export type ApiAnswer<T> = Answer<T, ApiError>;

/** The last good answer, and why there is none or no newer one. */
type Known<T, E> =
  | { readonly status: 'ready'; readonly value: T; readonly error: E | null }
  | { readonly status: 'failed'; readonly value: null; readonly error: E };

type State<T, E> =
  /** `idle` if there is no question. */
  { readonly status: 'idle' | 'loading'; readonly value: null; readonly error: null } | Known<T, E>;

interface Ways {
  /** An answer is on its way; what is known stays until it has come. */
  readonly isAsking: boolean;
  /** Asks again. */
  readonly reload: () => void;
  /** Looks for something newer than what is known, and says nothing where that fails. */
  readonly refresh: () => void;
}

/** How far a page is with something that it reads. */
export type Asked<T, E = Failure> = State<T, E> & Ways;

interface Told<T, E> {
  readonly ask: () => Answer<T, E>;
  readonly turn: number;
  readonly known: Known<T, E>;
}

/**
 * Reads data for a page: on arrival, and again on request. Answers to outdated questions, and of unmounted pages, are
 * ignored.
 * @param ask the same function as long as the question is the same; null for no question
 */
export function useAsked<T, E = Failure>(
  ask: (() => Answer<T, E>) | null,
): Asked<T, E> & {
  // No type with a name: remotes that pass it on declare it in theirs.
  /** Puts something newer in its place, such as what a change was answered with. */
  readonly replace: (value: T) => void;
} {
  const [turn, setTurn] = useState(0);
  const [told, setTold] = useState<Told<T, E> | null>(null);
  useEffect(() => {
    if (!ask) return;
    let isOver = false;
    void ask().then((answer) => {
      if (isOver) return;
      setTold((before) => ({
        ask,
        turn,
        known: computeKnown(before?.ask === ask ? before.known : null, answer),
      }));
    });
    return () => {
      isOver = true;
    };
  }, [ask, turn]);
  const reload = useCallback(() => setTurn((last) => last + 1), []);
  const refresh = useCallback(() => {
    void ask?.().then((answer) => {
      if (!answer.ok) return;
      // A newer `reload` overrides this silent refresh.
      setTold((before) =>
        before?.ask === ask && before.turn === turn ? { ask, turn, known: makeReady(answer.value) } : before,
      );
    });
  }, [ask, turn]);
  const replace = useCallback(
    (value: T) => {
      if (ask) setTold({ ask, turn, known: makeReady(value) });
    },
    [ask, turn],
  );
  const own = told?.ask === ask ? told : null;
  const ways = { isAsking: ask !== null && own?.turn !== turn, reload, refresh, replace };
  if (own) return { ...own.known, ...ways };
  return { status: ask ? 'loading' : 'idle', value: null, error: null, ...ways };
}

const makeReady = <T>(value: T) => ({ status: 'ready', value, error: null }) as const;

/** A failure takes nothing away that is known. */
function computeKnown<T, E>(before: Known<T, E> | null, answer: Result<T, E>): Known<T, E> {
  if (answer.ok) return makeReady(answer.value);
  return before?.status === 'ready'
    ? { ...before, error: answer.error }
    : { status: 'failed', value: null, error: answer.error };
}

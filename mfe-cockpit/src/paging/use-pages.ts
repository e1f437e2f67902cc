import type { ApiError, Result } from '@aura/shared-domain';
import { useEffect, useMemo, useState } from 'react';

/** A part of a list, with further values of the answer. */
export interface Page<T, M> {
  readonly items: readonly T[];
  /** Cursor of the next page; null if there is none. */
  readonly next: string | null;
  readonly about: M;
}

/** Asks for the page behind a cursor; null for the first. It stays the same as long as the same list is meant. */
export type LoadPage<T, M> = (cursor: string | null) => Promise<Result<Page<T, M>, ApiError>>;

export interface Pages<T, M> {
  /** The loaded part of this list; null before its first answer. */
  readonly loaded: Page<T, M> | null;
  /** Further values of the newest answer, for this list or the one before; null before the first. */
  readonly about: M | null;
  readonly isAsking: boolean;
  /** Why the last request failed; null if it did not. */
  readonly failure: string | null;
  /** Asks for the next page. */
  readonly more: () => void;
  /** Repeats the failed request. */
  readonly retry: () => void;
  /** Requests the first page again; the shown rows stay until the answer. */
  readonly reload: () => void;
  /** Applies the person's change to the displayed list. */
  readonly edit: (change: (loaded: Page<T, M>) => Page<T, M>) => void;
}

interface Question<T, M> {
  readonly load: LoadPage<T, M>;
  readonly cursor: string | null;
}

interface Answer<T, M> {
  readonly question: Question<T, M>;
  readonly loaded: Page<T, M> | null;
  readonly about: M | null;
  readonly failure: string | null;
}

/** A list that comes in pages. An answer to an earlier question than the last one is passed over. */
export function usePages<T extends { readonly id: string }, M>(load: LoadPage<T, M>): Pages<T, M> {
  const [asked, setAsked] = useState<Question<T, M>>({ load, cursor: null });
  const question = useMemo(() => (asked.load === load ? asked : { load, cursor: null }), [asked, load]);
  const [answer, setAnswer] = useState<Answer<T, M> | null>(null);
  useEffect(() => {
    let left = false;
    void question.load(question.cursor).then((given) => {
      if (!left) setAnswer((before) => answerTo(question, given, before));
    });
    return () => {
      left = true;
    };
  }, [question]);
  const own = answer?.question.load === load ? answer : null;
  const loaded = own?.loaded ?? null;
  const isAsking = own?.question !== question;
  const ask = (cursor: string | null) => setAsked({ load, cursor });
  return {
    loaded,
    isAsking,
    about: answer?.about ?? null,
    failure: own?.failure ?? null,
    more: () => {
      if (loaded?.next && !isAsking) ask(loaded.next);
    },
    retry: () => ask(question.cursor),
    reload: () => ask(null),
    edit: (change) =>
      setAnswer((before) => {
        if (!before?.loaded) return before;
        const edited = change(before.loaded);
        return { ...before, loaded: edited, about: edited.about };
      }),
  };
}

function answerTo<T extends { readonly id: string }, M>(
  question: Question<T, M>,
  given: Awaited<ReturnType<LoadPage<T, M>>>,
  before: Answer<T, M> | null,
): Answer<T, M> {
  const known = before?.question.load === question.load ? before.loaded : null;
  if (!given.ok)
    return { question, loaded: known, about: before?.about ?? null, failure: given.error.message };
  const loaded = question.cursor === null || !known ? given.value : appendPage(known, given.value);
  return { question, loaded, about: loaded.about, failure: null };
}

/** A person who moved down the list between two pages appears once. */
function appendPage<T extends { readonly id: string }, M>(before: Page<T, M>, page: Page<T, M>): Page<T, M> {
  const known = new Set(before.items.map(({ id }) => id));
  return { ...page, items: [...before.items, ...page.items.filter(({ id }) => !known.has(id))] };
}

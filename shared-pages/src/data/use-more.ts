import { useState } from 'react';
import type { Answer } from './use-asked.ts';

interface Later<P> {
  readonly first: P;
  readonly pages: readonly P[];
  readonly problem: string | null;
  readonly isAsking: boolean;
}

interface More<P> {
  /** The first page and all further loaded ones. */
  readonly pages: readonly [P, ...P[]];
  /** Why the last question for more was not answered; null where it was. */
  readonly problem: string | null;
  readonly isAsking: boolean;
  /** Asks for the next page. */
  readonly more: () => Promise<void>;
}

/**
 * A list that is read page by page. Another first page begins it anew.
 * @param ask gives the page behind those that are there
 */
export function useMore<P>(first: P, ask: (pages: readonly [P, ...P[]]) => Answer<P>): More<P> {
  const anew: Later<P> = { first, pages: [], problem: null, isAsking: false };
  const [known, setKnown] = useState(anew);
  const later = known.first === first ? known : anew;
  const pages: More<P>['pages'] = [first, ...later.pages];
  const more = async () => {
    if (later.isAsking) return;
    setKnown({ ...later, isAsking: true });
    const answer = await ask(pages);
    const next = answer.ok
      ? { ...anew, pages: [...later.pages, answer.value] }
      : { ...later, problem: answer.error.message, isAsking: false };
    // What belongs to an earlier first page is passed over.
    setKnown((now) => (now.first === first ? next : now));
  };
  return { pages, problem: later.problem, isAsking: later.isAsking, more };
}

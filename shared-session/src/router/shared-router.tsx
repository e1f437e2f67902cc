import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, type Location, type Navigator } from 'react-router-dom';
import { getHistory, buildHref, navigate, subscribeHistory, type HistorySnapshot } from './history-store.ts';

const navigator: Navigator = {
  createHref: (to) =>
    typeof to === 'string' ? to : buildHref({ pathname: '', search: '', hash: '', ...to }),
  go: (delta) => window.history.go(delta),
  push: (to, state) => navigate(to, { state }),
  replace: (to, state) => navigate(to, { state, replace: true }),
};

/** Router of one React root, fed from the page's one history. Paths are always whole: no basename. */
export function SharedRouter({
  accepts,
  writtenFor = null,
  children,
}: {
  /** Whether this tree answers a path. A remote ignores the others: it is about to be unmounted. */
  readonly accepts?: (pathname: string) => boolean;
  /** Path that the HTML at hand was written for: the first render shows that, without query and fragment. */
  readonly writtenFor?: string | null;
  readonly children: ReactNode;
}) {
  const [state, setState] = useState(() =>
    writtenFor === null ? getHistory() : makeWrittenSnapshot(writtenFor),
  );
  useLayoutEffect(() => {
    const read = () => {
      const next = getHistory();
      if (accepts && !accepts(next.location.pathname)) return;
      startTransition(() => setState((now) => (isSame(now, next) ? now : next)));
    };
    read();
    return subscribeHistory(read);
  }, [accepts]);
  return (
    <Router navigator={navigator} location={state.location} navigationType={state.action as never}>
      {children}
    </Router>
  );
}

function makeWrittenSnapshot(pathname: string): HistorySnapshot {
  const location = { pathname, search: '', hash: '', state: null, key: 'written' } as Location;
  return { action: 'POP', location };
}

/** A prerendered page represents the current entry until its address changes. */
function isSame(now: HistorySnapshot, next: HistorySnapshot): boolean {
  if (now.location.key !== 'written') return now === next;
  return next.action === 'POP' && buildHref(now.location) === buildHref(next.location);
}

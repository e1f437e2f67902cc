import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, type Navigator } from 'react-router-dom';
import { getHistory, hrefOf, navigate, subscribeHistory } from './history.ts';

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : hrefOf({ pathname: '', search: '', hash: '', ...to })),
  go: (delta) => window.history.go(delta),
  push: (to, state) => navigate(to, { state }),
  replace: (to, state) => navigate(to, { state, replace: true }),
};

interface Props {
  /** Whether this tree answers a path. A remote ignores the others: it is about to be unmounted. */
  readonly accepts?: (pathname: string) => boolean;
  readonly children: ReactNode;
}

/** Router of one React root, fed from the page's one history. Paths are always whole: no basename. */
export function SharedRouter({ accepts, children }: Props) {
  const [state, setState] = useState(getHistory);
  useLayoutEffect(() => {
    const read = () => {
      const next = getHistory();
      if (!accepts || accepts(next.location.pathname)) startTransition(() => setState(next));
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

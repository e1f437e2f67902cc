import { useSyncExternalStore } from 'react';

/** As wide as a phone held upright, at most. */
const NARROW = '(max-width: 40rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window has room for one question only; follows a phone that is turned. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);

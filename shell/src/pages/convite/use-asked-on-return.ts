import { useEffect } from 'react';

/** Asks whenever somebody comes back to the page, one question at a time: a return is told by two events. */
export function useAskedOnReturn(ask: () => Promise<unknown>): void {
  useEffect(() => {
    const over = new AbortController();
    let isAsking = false;
    const onReturn = async () => {
      if (document.visibilityState !== 'visible' || isAsking) return;
      isAsking = true;
      await ask();
      isAsking = false;
    };
    const listener = () => void onReturn();
    window.addEventListener('focus', listener, { signal: over.signal });
    document.addEventListener('visibilitychange', listener, { signal: over.signal });
    return () => over.abort();
  }, [ask]);
}

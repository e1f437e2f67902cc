import { useEffect, useRef } from 'react';

/**
 * Reports the return to this page from another one, such as the portal: the browser may restore it from its cache. If
 * the person left for the portal from here, returning from another tab counts too.
 * @param hasLeft whether the person left this page for the portal
 */
export function useReturn(onReturn: () => void, hasLeft: boolean): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  }, [onReturn]);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current();
    };
    const onVisible = () => {
      if (hasLeft && document.visibilityState === 'visible') latest.current();
    };
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [hasLeft]);
}

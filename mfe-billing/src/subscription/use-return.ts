import { useEffect, useRef } from 'react';

/**
 * Says when somebody is back on this page from another one, such as the portal: the browser shows it as it was left.
 * Whoever only looked at another tab is back as well where they left for the portal from here.
 * @param hasLeft whether this page was left for the portal
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

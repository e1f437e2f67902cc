import { useEffect, useRef, type RefObject } from 'react';

/** Hands the focus on where what held it is no longer shown. Nobody is pulled away who has gone elsewhere. */
export function useFocusWhenGone(isShown: boolean, next: RefObject<HTMLElement | null>): void {
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body) {
      next.current?.focus({ preventScroll: true });
    }
    wasShown.current = isShown;
  }, [isShown, next]);
}

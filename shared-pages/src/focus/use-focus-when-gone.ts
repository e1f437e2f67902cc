import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus when the focused element disappears, unless the person has already moved it. */
export function useFocusWhenGone(isShown: boolean, next: RefObject<HTMLElement | null>): void {
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body) {
      next.current?.focus({ preventScroll: true });
    }
    wasShown.current = isShown;
  }, [isShown, next]);
}

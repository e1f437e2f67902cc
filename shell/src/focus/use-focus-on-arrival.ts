import { subscribeHistory } from '@aura/shared-session/router';
import { useEffect, useRef } from 'react';
import { currentHeading, whenHeadingChanges } from './page-heading.ts';

/** After each change of page puts the focus on the new heading, once it is there. */
export function useFocusOnArrival(pathname: string): void {
  const left = useRef<HTMLElement | null>(null);
  const first = useRef(true);
  // Asked at the moment of the navigation, before any tree has drawn the new page.
  useEffect(
    () =>
      subscribeHistory(() => {
        left.current = currentHeading();
      }),
    [],
  );
  useEffect(() => {
    const isFirst = first.current;
    first.current = false;
    // On arrival the browser's own starting point is right; after a change focus has to follow.
    if (isFirst) return;
    return whenHeadingChanges(left.current, (heading) => heading.focus({ preventScroll: true }));
  }, [pathname]);
}

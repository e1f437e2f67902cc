import { subscribeHistory, useLocation } from '@aura/shared-session/router';
import { useEffect, useRef } from 'react';
import { fragmentTarget } from '../../focus/fragment-target.ts';

/**
 * Opens the question that the address names and brings it into view. Needed where the page is drawn after the
 * browser has looked for the fragment, and where the browser does not open disclosures by itself. A page that was
 * there before the application learns its fragment without a navigation: its reader has moved on, and is left alone.
 */
export function useLinkedQuestion(): void {
  const { hash } = useLocation();
  const isMeant = useRef(true);
  useEffect(() => subscribeHistory(() => void (isMeant.current = true)), []);
  useEffect(() => {
    const target = isMeant.current ? fragmentTarget(hash) : null;
    isMeant.current = false;
    if (!target) return;
    const question = target.closest('details');
    if (question) question.open = true;
    target.scrollIntoView();
    question?.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash]);
}

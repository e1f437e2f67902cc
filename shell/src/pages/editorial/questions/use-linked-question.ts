import { useLocation } from '@aura/shared-session/router';
import { useEffect } from 'react';

/**
 * Opens the question that the address names and brings it into view. Needed where the page is drawn after the
 * browser has looked for the fragment, and where the browser does not open disclosures by itself.
 */
export function useLinkedQuestion(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    if (!target) return;
    const question = target.closest('details');
    if (question) question.open = true;
    target.scrollIntoView();
    question?.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash]);
}

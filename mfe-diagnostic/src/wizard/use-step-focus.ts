import { useEffect, useRef } from 'react';
import type { StepId } from './steps.ts';

/** Id of the heading of the step on screen. */
export const STEP_HEADING_ID = 'step-heading';

/**
 * Moves focus to the heading of the new step, or to the title of the page on the way back to the introduction. The
 * shell announces the first screen.
 */
export function useStepFocus(step: StepId | null): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (step === null) return focusPageTitle();
    const heading = document.getElementById(STEP_HEADING_ID);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, [step]);
}

/** Focuses the page's title after the focused control disappeared. */
export function focusPageTitle(): void {
  document.querySelector<HTMLElement>('[data-page-title]')?.focus();
}

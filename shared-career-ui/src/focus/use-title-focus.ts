import { useEffect } from 'react';

/**
 * Moves focus to the title of the page once it is there, as a change of page does: the control that led here is gone.
 * @param view what is on the screen; null while it is not there yet
 */
export function useTitleFocus(view: string | null): void {
  useEffect(() => {
    if (view !== null) document.querySelector<HTMLElement>('main [data-page-title]')?.focus();
  }, [view]);
}

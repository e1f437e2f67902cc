import { useEffect } from 'react';

/** Moves the focus to the title of a screen that took the place of another. @param view what is on the screen */
export function useTitleFocus(view: string): void {
  useEffect(() => {
    document.querySelector<HTMLElement>('main [data-page-title]')?.focus();
  }, [view]);
}

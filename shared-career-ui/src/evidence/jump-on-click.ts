import type { MouseEvent } from 'react';

/** Opens what an element is folded in and gives it the focus; nothing where the page has no such element. */
export function focusTarget(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  const fold = target.closest('details');
  if (fold) fold.open = true;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus();
}

/** For a link to a fragment: the browser scrolls, this moves the focus. A click for another tab is left alone. */
export const jumpOnClick = (id: string) => (event: MouseEvent) => {
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) focusTarget(id);
};

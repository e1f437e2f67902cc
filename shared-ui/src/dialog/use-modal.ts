import { useLayoutEffect, type RefObject } from 'react';

/**
 * Shows the dialog as modal for as long as it is mounted. Focus goes to the element marked
 * `data-autofocus`, or else to `fallback`, and returns to where it was when the dialog goes.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  fallback: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.showModal();
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? fallback.current)?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [dialog, fallback]);
}

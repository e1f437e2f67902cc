import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Shows the dialog as modal while it is mounted. Focus goes to the element marked `data-autofocus`, otherwise to
 * `fallback`, and returns to its earlier place when the dialog is removed. Returns a function that reopens it if it is
 * still mounted after the browser closed it.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  fallback: RefObject<HTMLElement | null>,
): () => void {
  const [closings, setClosings] = useState(0);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    show(element, fallback.current);
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [dialog, fallback]);
  useLayoutEffect(() => {
    if (closings > 0 && dialog.current?.open === false) show(dialog.current, fallback.current);
  }, [closings, dialog, fallback]);
  return () => setClosings((count) => count + 1);
}

function show(dialog: HTMLDialogElement, fallback: HTMLElement | null): void {
  dialog.showModal();
  (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? fallback)?.focus();
}

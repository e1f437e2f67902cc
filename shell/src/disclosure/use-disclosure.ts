import { subscribeHistory } from '@aura/shared-session/router';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface DisclosureState {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  /** Element that holds button and panel; leaving it closes the panel. */
  readonly rootRef: RefObject<HTMLDivElement | null>;
}

/**
 * A button and the panel it shows: Esc closes and gives the focus back to the button, a press or a focus
 * outside and a navigation close. Listens on the document because remotes are separate React roots.
 */
export function useDisclosure(): DisclosureState {
  const [open, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const rootRef = useRef<HTMLDivElement>(null);
  const toggle = useCallback(() => setOpen((was) => !was), []);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      buttonRef.current?.focus();
    };
    const onLeave = (event: Event) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    // At the start of the navigation, not when the new page appears: a menu opened in between stays open.
    const stop = subscribeHistory(() => setOpen(false));
    return () => {
      stop();
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
    };
  }, [open]);

  return { open, toggle, close, buttonRef, rootRef };
}

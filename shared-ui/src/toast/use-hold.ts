import { useRef, useState, type FocusEvent } from 'react';

/** Whether the pointer or the focus rests on a region, and where the focus came from. */
export function useHold() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);

  const handlers = {
    // Not "enter": after a release it must be heard again while the pointer never left.
    onPointerOver: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(relatedTarget)) return;
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      setFocused(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };

  /**
   * Lets go, and gives the focus back. For an element that goes away under pointer or focus:
   * browsers then report neither leave nor blur.
   */
  const release = () => {
    setHovered(false);
    setFocused(false);
    if (focused) cameFrom.current?.focus();
  };

  return { held: hovered || focused, handlers, release };
}

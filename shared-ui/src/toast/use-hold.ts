import { useLayoutEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * Whether the pointer or the focus rests on a region. When a change of its content takes away the element
 * under them, it lets go and gives the focus back to where it came from.
 */
export function useHold(content: unknown) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const under = useRef<Node | null>(null);
  const within = useRef<Node | null>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  // Browsers report neither leave nor blur for an element that is removed.
  useLayoutEffect(() => {
    if (hovered && !under.current?.isConnected) setHovered(false);
    if (!focused || within.current?.isConnected) return;
    setFocused(false);
    cameFrom.current?.focus();
  }, [content, hovered, focused]);

  const handlers = {
    // Not "enter": after letting go it must be heard again while the pointer never left.
    // A finger that scrolls over it does not rest there.
    onPointerOver: ({ target, pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'touch') return;
      under.current = target as Node;
      setHovered(true);
    },
    onPointerLeave: () => setHovered(false),
    onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) => {
      within.current = target;
      if (currentTarget.contains(relatedTarget)) return;
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      setFocused(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };

  return { held: hovered || focused, handlers };
}

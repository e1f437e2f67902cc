import { useEffect, useRef, useState, type RefObject } from 'react';

interface Asking {
  /** Whether it is being asked if something is really meant. */
  readonly asking: boolean;
  readonly setAsking: (asking: boolean) => void;
  /** The button that the keyboard goes on at: the one that asks, or the one that takes the question back. */
  readonly decision: RefObject<HTMLButtonElement | null>;
}

/** A button that asks before it acts, in its own place: what was pressed is gone, and the focus is not. */
export function useAsking(): Asking {
  const [asking, setAsking] = useState(false);
  const decision = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(asking);
  useEffect(() => {
    if (wasAsking.current !== asking) decision.current?.focus();
    wasAsking.current = asking;
  }, [asking]);
  return { asking, setAsking, decision };
}

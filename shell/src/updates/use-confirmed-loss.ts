import { useState } from 'react';
import { flushSync } from 'react-dom';
import { hasUnsavedInput } from './unsaved-input.ts';

export interface ConfirmedLoss {
  /** Whether the person is being asked. */
  readonly asks: boolean;
  /** Acts immediately if nothing would be lost, and asks otherwise. */
  readonly start: () => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** An action that throws away what the person has written: not without asking. */
export function useConfirmedLoss(act: () => void): ConfirmedLoss {
  const [asks, setAsks] = useState(false);
  return {
    asks,
    start: () => (hasUnsavedInput() ? setAsks(true) : act()),
    confirm: () => {
      // The dialog gives the focus back and the page is no longer inert: the action may move the focus itself.
      flushSync(() => setAsks(false));
      act();
    },
    cancel: () => setAsks(false),
  };
}

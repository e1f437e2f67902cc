import { useState } from 'react';
import type { CallFailure } from './call-failure.ts';

interface Call {
  readonly isBusy: boolean;
  /** Why it did not work; null while it is not known, and where it did. */
  readonly failure: CallFailure | null;
  /** Begins it, unless it is under way. @param call null where it worked, else why it did not */
  readonly run: (call: () => Promise<CallFailure | null>) => void;
  /** Closes the dialog, unless the call is under way: it cannot be called back, and what became of it has to be seen. */
  readonly close: () => void;
}

/**
 * What a dialog asks the backend for.
 *
 * @param onClose takes the dialog away
 * @param reload shows anew what the dialog is about; called with `onClose` where an answer was lost
 */
export function useCall(onClose: () => void, reload: () => void): Call {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [wasLost, setWasLost] = useState(false);
  const make = async (call: () => Promise<CallFailure | null>) => {
    setIsBusy(true);
    setFailure(null);
    const failed = await call();
    setIsBusy(false);
    setFailure(failed);
    if (failed?.isLost) setWasLost(true);
  };
  return {
    isBusy,
    failure,
    run: (call) => {
      if (!isBusy) void make(call);
    },
    close: () => {
      if (isBusy) return;
      onClose();
      if (wasLost) reload();
    },
  };
}

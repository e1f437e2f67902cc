import { useState } from 'react';
import type { CallFailure } from './call-failure.ts';

interface Call {
  readonly isBusy: boolean;
  /** The reason for a failure; null before the outcome and after a success. */
  readonly failure: CallFailure | null;
  /** Starts the call, unless it is running. @param call resolves to null after a success, otherwise to the failure */
  readonly run: (call: () => Promise<CallFailure | null>) => void;
  /** Closes the dialog, unless the call is running: it cannot be cancelled, and the person must see the outcome. */
  readonly close: () => void;
}

/**
 * The call of a dialog to the backend.
 *
 * @param onClose removes the dialog
 * @param reload refreshes the dialog's subject; called with `onClose` if an answer was lost
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

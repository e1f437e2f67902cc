import { useState } from 'react';

interface Call {
  readonly isBusy: boolean;
  /** Why it did not work; null while it is not known, and where it did. */
  readonly failure: string | null;
  /** Begins it, unless it is under way. @param call null where it worked, else why it did not */
  readonly run: (call: () => Promise<string | null>) => void;
  /** Closes the dialog, unless the call is under way: it cannot be called back, and what became of it has to be seen. */
  readonly close: () => void;
}

/** What a dialog asks the backend for. @param onClose takes the dialog away */
export function useCall(onClose: () => void): Call {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const make = async (call: () => Promise<string | null>) => {
    setIsBusy(true);
    setFailure(null);
    const failed = await call();
    setIsBusy(false);
    setFailure(failed);
  };
  return {
    isBusy,
    failure,
    run: (call) => {
      if (!isBusy) void make(call);
    },
    close: () => {
      if (!isBusy) onClose();
    },
  };
}

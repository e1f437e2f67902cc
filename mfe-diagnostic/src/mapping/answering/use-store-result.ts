import { withOffline } from '@aura/shared-pages/data';
import { completeBehavioralTest, type BehaviorResult } from '@aura/shared-domain';
import { updateProfile } from '@aura/shared-session';
import { useRef, useState } from 'react';
import { behaviorRecords } from '../records.ts';

interface StoreResult {
  readonly busy: boolean;
  /** Why the last try failed; null for none that did. */
  readonly failure: string | null;
  readonly store: (result: BehaviorResult) => Promise<void>;
}

/**
 * Stores a result: first in the history, then as the newest. A try that is made again after a failure stores the very
 * same, once.
 */
export function useStoreResult(onStored: () => void): StoreResult {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const pending = useRef<{ readonly id: string; readonly result: BehaviorResult } | null>(null);
  const store = async (scored: BehaviorResult) => {
    const isSame = pending.current && withoutTime(pending.current.result) === withoutTime(scored);
    const { id, result } = (pending.current =
      isSame && pending.current ? pending.current : { id: crypto.randomUUID(), result: scored });
    setBusy(true);
    setFailure(null);
    const kept = await behaviorRecords.put(id, result);
    const saved = kept.ok ? await updateProfile((profile) => completeBehavioralTest(profile, result)) : kept;
    setBusy(false);
    if (!saved.ok) return setFailure(withOffline(saved.error.message));
    onStored();
  };
  return { busy, failure, store };
}

const withoutTime = (result: BehaviorResult): string => JSON.stringify({ ...result, answeredAt: '' });

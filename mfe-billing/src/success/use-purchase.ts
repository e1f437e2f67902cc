import { useCallback, useEffect, useState } from 'react';
import type { PurchaseView } from './purchase-view.ts';
import { watchPurchase, type WatchPorts } from './watch-purchase.ts';

const ASKING: PurchaseView = { kind: 'asking' };

/** What became of the purchase, as it becomes known. `again` asks anew; `rounds` counts how often somebody did. */
export function usePurchase(ports: WatchPorts): {
  readonly view: PurchaseView;
  readonly rounds: number;
  readonly again: () => void;
} {
  const [rounds, setRounds] = useState(0);
  const [view, setView] = useState<PurchaseView>(ASKING);
  useEffect(() => {
    const left = new AbortController();
    void watchPurchase(ports, setView, left.signal);
    return () => left.abort();
  }, [ports, rounds]);
  const again = useCallback(() => {
    setView(ASKING);
    setRounds((count) => count + 1);
  }, []);
  return { view, rounds, again };
}

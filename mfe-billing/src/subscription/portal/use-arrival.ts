import { useEffect, useRef } from 'react';
import { takeFromAddress } from '../../address/take-from-address.ts';

/** Query parameter by which the portal's way back to this page is known. */
const RETURN = 'retorno';

/** Says once when this page was opened by the portal's way back, which then no longer stands in the address. */
export function useArrival(onArrival: () => void): void {
  const latest = useRef(onArrival);
  useEffect(() => {
    latest.current = onArrival;
  }, [onArrival]);
  useEffect(() => {
    if (takeFromAddress([RETURN]).get(RETURN) === 'portal') latest.current();
  }, []);
}

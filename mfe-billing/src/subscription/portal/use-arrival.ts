import { useEffect, useRef } from 'react';
import { takeFromAddress } from '../../address/take-from-address.ts';

/** Query parameter by which the portal's way back to this page is known. */
const RETURN = 'retorno';

/** Says once that the portal's link back opened this page, and removes the mark from the address. */
export function useArrival(onArrival: () => void): void {
  const latest = useRef(onArrival);
  useEffect(() => {
    latest.current = onArrival;
  }, [onArrival]);
  useEffect(() => {
    if (takeFromAddress([RETURN]).get(RETURN) === 'portal') latest.current();
  }, []);
}

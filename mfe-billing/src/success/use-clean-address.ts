import { useLayoutEffect } from 'react';
import { CAME_FROM, entryFrom } from '../address/came-from.ts';
import { takeFromAddress } from '../address/take-from-address.ts';

/** What the payment provider adds to the address that it sends people back to; the secret is nobody else's business. */
const ADDED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/**
 * Takes out of the address what a payment provider has put there, before anything of the page can report it. Where
 * somebody came from goes on in the entry of the history: a purchase is reported from plain addresses alone.
 */
export function useCleanAddress(): void {
  useLayoutEffect(() => {
    takeFromAddress([...ADDED, CAME_FROM], (taken) => {
      const cameFrom = taken.get(CAME_FROM);
      return cameFrom === undefined ? null : entryFrom(cameFrom);
    });
  }, []);
}

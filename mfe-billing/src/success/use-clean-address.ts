import { getHistory, navigate } from '@aura/shared-session/router';
import { useLayoutEffect } from 'react';

/** What the payment provider adds to the address that it sends people back to; the secret is nobody else's business. */
const ADDED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/** Takes out of the address what a payment provider has put there, before anything of the page can report it. */
export function useCleanAddress(): void {
  useLayoutEffect(() => {
    const { pathname, search, hash } = getHistory().location;
    const parameters = new URLSearchParams(search);
    if (!ADDED.some((name) => parameters.has(name))) return;
    for (const name of ADDED) parameters.delete(name);
    const rest = parameters.toString();
    navigate(`${pathname}${rest && `?${rest}`}${hash}`, { replace: true });
  }, []);
}

import { useEffect } from 'react';
import { trackOwn } from '../measuring.ts';

/** Reports that somebody began to buy, once for as long as the page shows that price. */
export function useBeginCheckout(userId: string, priceId: string): void {
  useEffect(() => {
    trackOwn({ name: 'begin_checkout', userId, priceId });
  }, [userId, priceId]);
}

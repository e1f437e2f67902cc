import { track } from '@aura/shared-session';
import { useEffect } from 'react';

/** Reports that somebody began to buy, once for as long as the page shows that price. */
export function useBeginCheckout(userId: string, priceId: string): void {
  useEffect(() => {
    track({ name: 'begin_checkout', userId, priceId });
  }, [userId, priceId]);
}

import type Stripe from 'stripe';
import type { CustomerState } from './customer-state.ts';
import { readCustomer } from './read-customer.ts';
import { chooseMeasures, takeMeasure } from './stop-charging.ts';

/**
 * Makes Stripe stop charging for refunded purchases, and reads the customer's purchases; null if the customer was
 * deleted. Repeating it changes nothing. Rejects like {@link readCustomer}, and if a measure fails: then no one is
 * notified, and the caller retries.
 */
export async function settleCustomer(stripe: Stripe, customerId: string): Promise<CustomerState | null> {
  const found = await readCustomer(stripe, customerId);
  const measures = found ? chooseMeasures(found) : [];
  if (measures.length === 0) return found;
  for (const measure of measures) await takeMeasure(stripe, measure);
  return readCustomer(stripe, customerId);
}

import type Stripe from 'stripe';
import type { CustomerState } from './customer-state.ts';
import { readCustomer } from './read-customer.ts';
import { chooseMeasures, takeMeasure } from './stop-charging.ts';

/**
 * Sees to it that Stripe charges a customer for nothing that was given back, and reads what they have bought; null
 * where the customer was deleted. Doing it again changes nothing. Rejects as {@link readCustomer} does, and where a
 * measure cannot be taken: then nobody is told of anything, and whoever asked asks again.
 */
export async function settleCustomer(stripe: Stripe, customerId: string): Promise<CustomerState | null> {
  const found = await readCustomer(stripe, customerId);
  const measures = found ? chooseMeasures(found) : [];
  if (measures.length === 0) return found;
  for (const measure of measures) await takeMeasure(stripe, measure);
  return readCustomer(stripe, customerId);
}

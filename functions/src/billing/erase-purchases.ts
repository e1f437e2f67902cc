import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { BILLING, parseBillingRecord } from './billing-record.ts';

/**
 * Ends what a person pays for, at once, and forgets what is known of it. Stripe deletes the customer, which cancels
 * every subscription, and keeps its own records of payments, as the law asks.
 */
export async function erasePurchases(db: Firestore, stripe: Stripe | null, uid: string): Promise<void> {
  const billing = db.collection(BILLING).doc(uid);
  const { customerId } = parseBillingRecord((await billing.get()).data());
  if (customerId !== null) {
    // Erasing the account and leaving the charges would be worse than not erasing it.
    if (!stripe) throw new Error('a customer, and no payment provider to end the purchases at');
    await deleteCustomer(stripe, customerId);
  }
  await billing.delete();
}

/** Fails for a customer that Stripe has never heard of: that is another account's key, and charges would go on. */
async function deleteCustomer(stripe: Stripe, customerId: string): Promise<void> {
  const customer = await stripe.customers.retrieve(customerId);
  if (!customer.deleted) await stripe.customers.del(customerId);
}

import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { TRANSACTION_OPTIONS } from '../usage/person-queue.ts';
import { BILLING, parseBillingRecord } from './billing-record.ts';

/**
 * Ends a person's purchases immediately and deletes their record. Stripe deletes the customer, which cancels every
 * subscription, and keeps its own records of payments, as required by law.
 */
export async function erasePurchases(db: Firestore, stripe: Stripe | null, uid: string): Promise<void> {
  const billing = db.collection(BILLING).doc(uid);
  for (let isForgotten = false; !isForgotten;) {
    const customerId = readCustomerId(await billing.get());
    if (customerId !== null) {
      // Erasing the account and leaving the charges would be worse than not erasing it.
      if (!stripe) throw new Error('a customer, and no payment provider to end the purchases at');
      await deleteCustomer(stripe, customerId);
    }
    // An open checkout may have created another customer. Both must end before the person is forgotten.
    isForgotten = await db.runTransaction(async (tx) => {
      const isSame = readCustomerId(await tx.get(billing)) === customerId;
      if (isSame) tx.delete(billing);
      return isSame;
    }, TRANSACTION_OPTIONS);
  }
}

const readCustomerId = (record: DocumentSnapshot): string | null =>
  parseBillingRecord(record.data()).customerId;

/** Fails for a customer that Stripe has never heard of: that is another account's key, and charges would go on. */
async function deleteCustomer(stripe: Stripe, customerId: string): Promise<void> {
  const customer = await stripe.customers.retrieve(customerId);
  if (!customer.deleted) await stripe.customers.del(customerId);
}

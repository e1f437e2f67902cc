import { createHash } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import type Stripe from 'stripe';
import { err, ok, type Result } from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import { TRANSACTION_OPTIONS } from '../usage/person-queue.ts';
import type { CheckoutDeps } from './billing-deps.ts';
import { locateBilling, readBuyer, type Buyer } from './billing-documents.ts';
import { NEVER_COMPARED } from './billing-record.ts';

/** `theirs` bears their id; `foreign` bears another or none; `gone` was deleted. */
type Standing = 'theirs' | 'foreign' | 'gone';

/**
 * Whether a customer at Stripe belongs to a person: a stored id proves nothing. Rejects if Stripe does not know it:
 * Stripe keeps deleted customers, so it belongs to another account's key.
 */
export async function readCustomerStanding(stripe: Stripe, id: string, uid: string): Promise<Standing> {
  const customer = await stripe.customers.retrieve(id);
  if (customer.deleted) return 'gone';
  return customer.metadata['firebaseUID'] === uid ? 'theirs' : 'foreign';
}

/** Failure if the stored customer belongs to another person. */
export const FOREIGN_CUSTOMER: Failure = { code: 'forbidden', reason: 'stripe_foreign_customer' };

type Deps = Pick<CheckoutDeps, 'db' | 'stripe'>;

/** The person's one customer at Stripe, created if needed. Throws Stripe's errors. */
export async function ensureCustomer(
  deps: Deps,
  owner: UserRecord,
  buyer: Buyer,
): Promise<Result<string, Failure>> {
  const { stripe } = deps;
  const known = buyer.record.customerId;
  const standing = known === null ? 'gone' : await readCustomerStanding(stripe, known, owner.uid);
  if (standing === 'foreign') return err(FOREIGN_CUSTOMER);
  if (known !== null && standing === 'theirs') return ok(known);
  const { id } = await createCustomer(stripe, owner, known);
  const stored = await storeCustomer(deps, owner.uid, { id, gone: known });
  // Another call was faster, or the person is gone: this customer would never be used.
  if (!stored.ok || stored.value !== id) await stripe.customers.del(id);
  return stored;
}

function createCustomer(
  stripe: Stripe,
  { uid, email, displayName }: UserRecord,
  former: string | null,
): Promise<Stripe.Customer> {
  const customer = {
    metadata: { firebaseUID: uid },
    preferred_locales: ['pt-BR'],
    ...(email && { email }),
    ...(displayName && { name: displayName }),
  };
  // The one before is in the key: Stripe would answer a repetition with the customer that was deleted since.
  const idempotencyKey = hashOf('customer', uid, email ?? '', displayName ?? '', former ?? '');
  return stripe.customers.create(customer, { idempotencyKey });
}

/** Stores a customer unless another one is stored. Gives the stored one. */
function storeCustomer(
  { db }: Deps,
  uid: string,
  { id, gone }: { readonly id: string; readonly gone: string | null },
): Promise<Result<string, Failure>> {
  const documents = locateBilling(db, uid);
  return db.runTransaction(async (tx) => {
    const buyer = await readBuyer(tx, documents);
    if (!buyer.ok) return buyer;
    const { customerId } = buyer.value.record;
    if (customerId !== null && customerId !== gone) return ok(customerId);
    tx.set(documents.billing, { customerId: id, comparedAt: NEVER_COMPARED }, { merge: true });
    tx.update(documents.person, { stripeCustomerId: id });
    return ok(id);
  }, TRANSACTION_OPTIONS);
}

/** A name for a call at Stripe: the same for the same parts, which it does not show. */
export const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import type { findPersonEndpoint } from '@aura/mfe-platform/api';
import { err, ok, type RequestOf, type ResponseOf, type Result } from '@aura/shared-domain';
import { readAccount, isMissingAccount } from '../../account/owner.ts';
import { BILLING } from '../../billing/billing-record.ts';
import { isMissing } from '../../billing/stripe-errors.ts';
import type { Accounts } from '../../firebase/admin.ts';
import type { Failure } from '../../http/failure.ts';

interface Deps {
  readonly db: Firestore;
  readonly accounts: Pick<Accounts, 'getUser' | 'getUserByEmail'>;
  readonly stripe: Stripe | null;
}

const NOBODY: Failure = {
  code: 'not_found',
  message:
    'Ninguém foi encontrado. Procure pelo e-mail da conta, pelo código da conta ou por um código de pagamento (pi_…, in_… ou cus_…).',
};

/** POST /console/people/find: the account with an address, an id, or something of the payment provider. */
export function findPerson(
  deps: Deps,
): (
  request: RequestOf<typeof findPersonEndpoint>,
) => Promise<Result<ResponseOf<typeof findPersonEndpoint>, Failure>> {
  return async ({ by }) => {
    const uid = await findUid(deps, by);
    return uid === null ? err(NOBODY) : ok({ uid });
  };
}

async function findUid({ db, accounts, stripe }: Deps, by: string): Promise<string | null> {
  if (by.includes('@')) return findUidOfAddress(accounts, by.toLowerCase());
  if (/^(pi|in|cus)_\w+$/.test(by)) {
    const customerId = by.startsWith('cus_') ? by : stripe && (await findCustomer(stripe, by));
    return customerId === null ? null : findBuyer(db, customerId);
  }
  if (!/^[A-Za-z0-9_-]{1,128}$/.test(by)) return null;
  return (await readAccount(accounts, by))?.uid ?? null;
}

async function findUidOfAddress(accounts: Deps['accounts'], email: string): Promise<string | null> {
  try {
    return (await accounts.getUserByEmail(email)).uid;
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (isMissingAccount(error) || code === 'auth/invalid-email') return null;
    throw error;
  }
}

/** The customer behind a payment intent or an invoice; null for none. */
async function findCustomer(stripe: Stripe, id: string): Promise<string | null> {
  try {
    const object = await (id.startsWith('pi_') ? stripe.paymentIntents : stripe.invoices).retrieve(id);
    const { customer } = object as Stripe.PaymentIntent | Stripe.Invoice;
    return typeof customer === 'string' ? customer : (customer?.id ?? null);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function findBuyer(db: Firestore, customerId: string): Promise<string | null> {
  const { docs } = await db.collection(BILLING).where('customerId', '==', customerId).limit(1).get();
  return docs[0]?.id ?? null;
}

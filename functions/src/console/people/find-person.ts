import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import type { findPersonEndpoint } from '@aura/mfe-platform/api';
import { err, ok, type RequestOf, type ResponseOf, type Result } from '@aura/shared-domain';
import { readAccount, isMissingAccount } from '../../account/owner.ts';
import { BILLING } from '../../billing/billing-record.ts';
import { isMissing } from '../../billing/stripe-errors.ts';
import type { Accounts } from '../../firebase/admin.ts';
import type { Failure } from '../../http/failure.ts';
import { note } from '../log/operator-log.ts';
import type { Operator } from '../operator.ts';

interface Deps {
  readonly db: Firestore;
  readonly accounts: Pick<Accounts, 'getUser' | 'getUserByEmail'>;
  readonly stripe: Stripe | null;
  readonly now: () => Date;
}

const NOBODY: Failure = {
  code: 'not_found',
  message:
    'Ninguém foi encontrado. Procure pelo e-mail da conta, pelo código da conta ou por um código de pagamento (pi_…, in_… ou cus_…).',
};

/**
 * POST /console/people/find: the account with an address, an id, or something of the payment provider. Logged before it is
 * answered, also if nobody is found, without what was searched for: that may be the address of somebody who has no account.
 */
export function findPerson(
  deps: Deps,
): (
  operator: Operator,
  request: RequestOf<typeof findPersonEndpoint>,
) => Promise<Result<ResponseOf<typeof findPersonEndpoint>, Failure>> {
  return async (operator, { by }) => {
    const uid = await findUid(deps, by);
    const detail = `${describeKey(by)}: ${uid === null ? 'ninguém encontrado' : `conta ${uid}`}`;
    const deed = { operator, action: 'person_searched', subjectUid: uid, reason: null } as const;
    await note(deps.db, { ...deed, detail, at: deps.now() });
    return uid === null ? err(NOBODY) : ok({ uid });
  };
}

const PAYMENT_ID = /^(pi|in|cus)_\w+$/;

const describeKey = (by: string): string =>
  by.includes('@') ? 'pelo e-mail' : PAYMENT_ID.test(by) ? 'por um pagamento' : 'pelo código da conta';

async function findUid({ db, accounts, stripe }: Deps, by: string): Promise<string | null> {
  if (by.includes('@')) return findUidOfAddress(accounts, by.toLowerCase());
  if (PAYMENT_ID.test(by)) {
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

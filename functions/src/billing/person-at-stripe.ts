import type Stripe from 'stripe';
import { err, ok, type Result } from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import { describeFault } from '../http/log.ts';
import type { BillingDeps } from './billing-deps.ts';
import { locateBilling, readBuyer } from './billing-documents.ts';
import type { BillingRecord } from './billing-record.ts';
import { readCustomerStanding, FOREIGN_CUSTOMER } from './customer.ts';
import { isStripeError } from './stripe-errors.ts';
import { syncBilling } from './sync-billing.ts';

/** Dependencies of a person's action on their purchases. */
export type ActingDeps = Pick<BillingDeps, 'db' | 'stripe' | 'prices' | 'queue' | 'now'> & {
  readonly livemode: boolean;
};

/** Who does it, as Stripe knows them: their token says who they are, nothing else does. */
export interface PersonAtStripe {
  readonly stripe: Stripe;
  readonly customer: string;
  readonly record: BillingRecord;
}

const NO_CUSTOMER: Failure = { code: 'conflict', message: 'Você ainda não tem pagamentos nesta conta.' };
const UNREACHABLE: Failure = {
  code: 'unavailable',
  message: 'Não foi possível falar com o serviço de pagamento. Nada mudou.',
};

/** Performs an action on the person's purchases at Stripe. Stripe's errors become failures of the call. */
export async function performAtStripe<T>(
  { db, stripe }: Pick<ActingDeps, 'db' | 'stripe'>,
  uid: string,
  act: (person: PersonAtStripe) => Result<T, Failure> | Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  const buyer = await readBuyer(db, locateBilling(db, uid));
  if (!buyer.ok) return buyer;
  const { record } = buyer.value;
  const { customerId: customer } = record;
  if (!stripe || customer === null) return err(NO_CUSTOMER);
  try {
    const standing = await readCustomerStanding(stripe, customer, uid);
    if (standing === 'gone') return err(NO_CUSTOMER);
    if (standing === 'foreign') return err(FOREIGN_CUSTOMER);
    return await act({ stripe, customer, record });
  } catch (error) {
    if (isStripeError(error))
      return err({ ...UNREACHABLE, reason: 'stripe_act', fault: describeFault(error) });
    throw error;
  }
}

/** The call has no further result. */
export type Done = Readonly<object>;

/**
 * The same, one after another for a person, and known here before it is answered. Where Stripe cannot be read right
 * after, its event brings what was done a little later.
 */
export async function actAtStripe(
  deps: ActingDeps,
  uid: string,
  act: (person: PersonAtStripe) => Result<Done, Failure> | Promise<Result<Done, Failure>>,
): Promise<Result<Done, Failure>> {
  const done = await deps.queue(uid, () => performAtStripe(deps, uid, act));
  const { stripe } = deps;
  if (!done.ok || !stripe) return done;
  try {
    await syncBilling({ ...deps, stripe })(uid);
  } catch (error) {
    if (!isStripeError(error)) throw error;
  }
  return ok({});
}

import type Stripe from 'stripe';
import {
  err,
  ok,
  type keepPlanEndpoint,
  type planChangeEndpoint,
  type planChangePreviewEndpoint,
  type RequestOf,
  type ResponseOf,
  type Result,
} from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import type { PersonCall } from '../../http/person-endpoint.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { billingDocuments, readBuyer } from '../billing-documents.ts';
import { customerStanding, FOREIGN_CUSTOMER } from '../customer.ts';
import { isStripeError } from '../stripe-errors.ts';
import { syncBilling } from '../sync-billing.ts';
import { CHANGE_FAILURES, notChanged } from './change-failures.ts';
import { changePlan, keepPlan, previewChange, type Done } from './change-plan.ts';

type Deps = Pick<BillingDeps, 'db' | 'stripe' | 'prices' | 'queue' | 'now'> & { readonly livemode: boolean };
type Calls<E extends typeof planChangePreviewEndpoint | typeof planChangeEndpoint | typeof keepPlanEndpoint> =
  PersonCall<RequestOf<E>, ResponseOf<E>>;

/** POST /billing/plan-change/preview */
export const previewPlanChange =
  (deps: Deps): Calls<typeof planChangePreviewEndpoint> =>
  async (uid, { priceId }) =>
    withCustomer(deps, uid, (stripe, customer) => {
      const price = deps.prices.sold(priceId);
      if (!price || price.interval === 'once') return err(CHANGE_FAILURES.unsold);
      return previewChange(stripe, { customer, price, prices: deps.prices, now: deps.now() });
    });

/** POST /billing/plan-change: as it was shown, and known here before it is answered. */
export const answerPlanChange =
  (deps: Deps): Calls<typeof planChangeEndpoint> =>
  async (uid, { priceId, shown }) => {
    const changed = await deps.queue(uid, () =>
      withCustomer(deps, uid, (stripe, customer) => {
        const price = deps.prices.sold(priceId);
        if (!price || price.interval === 'once') return err(CHANGE_FAILURES.unsold);
        return changePlan(stripe, { customer, price, prices: deps.prices, now: deps.now() }, shown);
      }),
    );
    return synced(deps, uid, changed);
  };

/** POST /billing/keep-plan */
export const answerKeepPlan =
  (deps: Deps): Calls<typeof keepPlanEndpoint> =>
  async (uid) =>
    synced(
      deps,
      uid,
      await deps.queue(uid, () =>
        withCustomer(deps, uid, (stripe, customer) => keepPlan(stripe, customer, deps.prices)),
      ),
    );

/** Does something to what a person has at Stripe: who they are, their token says. */
async function withCustomer<T>(
  { db, stripe }: Pick<Deps, 'db' | 'stripe'>,
  uid: string,
  act: (stripe: Stripe, customer: string) => Result<T, Failure> | Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  const buyer = await readBuyer(db, billingDocuments(db, uid));
  if (!buyer.ok) return buyer;
  const { customerId } = buyer.value.record;
  if (!stripe || customerId === null) return err(CHANGE_FAILURES.noSubscription);
  try {
    const standing = await customerStanding(stripe, customerId, uid);
    if (standing === 'gone') return err(CHANGE_FAILURES.noSubscription);
    if (standing === 'foreign') return err(FOREIGN_CUSTOMER);
    return await act(stripe, customerId);
  } catch (error) {
    if (isStripeError(error)) return err(notChanged(error));
    throw error;
  }
}

/** What was done at Stripe is done; where it cannot be read yet, its event brings it here a little later. */
async function synced(deps: Deps, uid: string, done: Result<Done, Failure>): Promise<Result<Done, Failure>> {
  const { stripe } = deps;
  if (!done.ok || !stripe) return done;
  try {
    await syncBilling({ ...deps, stripe })(uid);
  } catch (error) {
    if (!isStripeError(error)) throw error;
  }
  return ok({});
}

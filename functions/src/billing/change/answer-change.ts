import {
  err,
  type keepPlanEndpoint,
  type planChangeEndpoint,
  type planChangePreviewEndpoint,
  type Price,
  type RequestOf,
  type ResponseOf,
} from '@aura/shared-domain';
import type { PersonCall } from '../../http/person-endpoint.ts';
import type { PriceBook } from '../price-book.ts';
import { actAtStripe, performAtStripe, type ActingDeps } from '../person-at-stripe.ts';
import { CHANGE_FAILURES } from '../../generated/failures.ts';
import { changePlan, keepPlan, previewChange } from './change-plan.ts';

type Calls<E extends typeof planChangePreviewEndpoint | typeof planChangeEndpoint | typeof keepPlanEndpoint> =
  PersonCall<RequestOf<E>, ResponseOf<E>>;

/** A price that one can subscribe to now; null for every other id. */
function findRecurring(prices: PriceBook, priceId: string): Price | null {
  const price = prices.sold(priceId);
  return price && price.interval !== 'once' ? price : null;
}

/** POST /billing/plan-change/preview */
export const previewPlanChange =
  (deps: ActingDeps): Calls<typeof planChangePreviewEndpoint> =>
  async (uid, { priceId }) =>
    performAtStripe(deps, uid, ({ stripe, customer }) => {
      const { prices } = deps;
      const price = findRecurring(prices, priceId);
      if (!price) return err(CHANGE_FAILURES.unsold);
      return previewChange(stripe, { customer, price, prices, now: deps.now() });
    });

/** POST /billing/plan-change: makes the change that the preview showed. */
export const answerPlanChange =
  (deps: ActingDeps): Calls<typeof planChangeEndpoint> =>
  async (uid, { priceId, shown }) =>
    actAtStripe(deps, uid, ({ stripe, customer }) => {
      const { prices } = deps;
      const price = findRecurring(prices, priceId);
      if (!price) return err(CHANGE_FAILURES.unsold);
      return changePlan(stripe, { customer, price, prices, now: deps.now() }, shown);
    });

/** POST /billing/keep-plan */
export const answerKeepPlan =
  (deps: ActingDeps): Calls<typeof keepPlanEndpoint> =>
  async (uid) =>
    actAtStripe(deps, uid, ({ stripe, customer }) => keepPlan(stripe, customer, deps.prices));

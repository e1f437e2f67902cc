import { COUPON_ROUTES } from './coupons.ts';
import { CUSTOMER_ROUTES } from './customers.ts';
import { DISPUTE_ROUTES } from './disputes.ts';
import { INVOICE_ROUTES } from './invoices.ts';
import { PAYMENT_INTENT_ROUTES } from './payment-intents.ts';
import { PORTAL_CONFIGURATION_ROUTES } from './portal-configurations.ts';
import { PORTAL_SESSION_ROUTES } from './portal-sessions.ts';
import { PROMOTION_CODE_ROUTES } from './promotion-codes.ts';
import { REFUND_ROUTES } from './refunds.ts';
import { type Route, route } from './route.ts';
import { SCHEDULE_ROUTES } from './schedules.ts';
import { SUBSCRIPTION_ROUTES } from './subscriptions.ts';
import * as v from 'valibot';
import { err, ok } from '@aura/shared-domain';
import { priceById } from '../catalogue.ts';
import { priceObject } from '../objects/price.ts';
import { notFound } from './fault.ts';
import { NOTHING } from './shapes.ts';

const retrieve = route('GET', '/v1/prices/:id', NOTHING, v.strictObject({}), (_world, _none, id) => {
  const price = priceById(id);
  return price ? ok(priceObject(price)) : err(notFound('price', id));
});

const PRICE_ROUTES: readonly Route[] = [retrieve];

/** Everything of Stripe's API that the stand-in knows. */
export const ROUTES: readonly Route[] = [
  ...COUPON_ROUTES,
  ...CUSTOMER_ROUTES,
  ...DISPUTE_ROUTES,
  ...INVOICE_ROUTES,
  ...PAYMENT_INTENT_ROUTES,
  ...PORTAL_CONFIGURATION_ROUTES,
  ...PORTAL_SESSION_ROUTES,
  ...PRICE_ROUTES,
  ...PROMOTION_CODE_ROUTES,
  ...REFUND_ROUTES,
  ...SCHEDULE_ROUTES,
  ...SUBSCRIPTION_ROUTES,
];

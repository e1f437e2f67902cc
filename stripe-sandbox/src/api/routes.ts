import { COUPON_ROUTES } from './coupons.ts';
import { CUSTOMER_ROUTES } from './customers.ts';
import { DISPUTE_ROUTES } from './disputes.ts';
import { INVOICE_ROUTES } from './invoices.ts';
import { PAYMENT_INTENT_ROUTES } from './payment-intents.ts';
import { PORTAL_CONFIGURATION_ROUTES } from './portal-configurations.ts';
import { PORTAL_SESSION_ROUTES } from './portal-sessions.ts';
import { PRICE_ROUTES } from './prices.ts';
import { PROMOTION_CODE_ROUTES } from './promotion-codes.ts';
import { REFUND_ROUTES } from './refunds.ts';
import type { Route } from './route.ts';
import { SCHEDULE_ROUTES } from './schedules.ts';
import { SUBSCRIPTION_ROUTES } from './subscriptions.ts';

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

import { CUSTOMER_ROUTES } from './customers.ts';
import { DISPUTE_ROUTES } from './disputes.ts';
import { INVOICE_ROUTES } from './invoices.ts';
import { PAYMENT_INTENT_ROUTES } from './payment-intents.ts';
import { PORTAL_SESSION_ROUTES } from './portal-sessions.ts';
import { PRICE_ROUTES } from './prices.ts';
import { REFUND_ROUTES } from './refunds.ts';
import type { Route } from './route.ts';
import { SUBSCRIPTION_ROUTES } from './subscriptions.ts';

/** Everything of Stripe's API that the stand-in knows. */
export const ROUTES: readonly Route[] = [
  ...CUSTOMER_ROUTES,
  ...DISPUTE_ROUTES,
  ...INVOICE_ROUTES,
  ...PAYMENT_INTENT_ROUTES,
  ...PORTAL_SESSION_ROUTES,
  ...PRICE_ROUTES,
  ...REFUND_ROUTES,
  ...SUBSCRIPTION_ROUTES,
];

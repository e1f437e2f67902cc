import { randomUUID } from 'node:crypto';
import {
  billingCatalogueEndpoint,
  billingDetailsEndpoint,
  billingStatusEndpoint,
  couponEndpoint,
  keepPlanEndpoint,
  paymentIntentEndpoint,
  payOverdueEndpoint,
  planChangeEndpoint,
  planChangePreviewEndpoint,
  portalSessionEndpoint,
  saveBillingDetailsEndpoint,
  withdrawEndpoint,
} from '@aura/shared-domain';
import { streamDocumentTree } from '../account/stored-documents.ts';
import { definePart, type EraseStep } from '../parts/define-part.ts';
import type { BillingDeps } from './billing-deps.ts';
import { BILLING } from './billing-record.ts';
import { answerKeepPlan, answerPlanChange, previewPlanChange } from './change/answer-change.ts';
import { createPaymentIntent } from './checkout/create-payment-intent.ts';
import { showCoupon } from './coupons/preview-coupon.ts';
import { saveDetails, showDetails } from './details/billing-details.ts';
import { erasePurchases } from './erase-purchases.ts';
import { isLive } from './is-live.ts';
import { payOverdue } from './overdue/pay-overdue.ts';
import { actAtStripe } from './person-at-stripe.ts';
import { createPortalSession } from './portal/create-portal-session.ts';
import { createPriceBook } from './price-book.ts';
import { withdraw } from './refund/withdraw.ts';
import { showCatalogue } from './show-catalogue.ts';
import { showStatus } from './show-status.ts';
import { receiveWebhook, WEBHOOK_PATH } from './webhook/receive-webhook.ts';

const endPurchases: EraseStep['erase'] = ({ uid }, { db, stripe }) => erasePurchases(db, stripe, uid);

/** The catalogue, buying, and a person's purchases. */
export default definePart({
  name: 'billing',
  limits: {
    /** How often one person begins a purchase or opens the portal. */
    purchases: { capacity: 30, refillPerSecond: 1 / 5, maxKeys: 10_000 },
    /** How often a person may try coupon codes: too rarely to guess one. */
    coupons: { capacity: 20, refillPerSecond: 1 / 30, maxKeys: 10_000, isShared: true },
  },
  routes(bind, deps) {
    const { billing, badges } = deps;
    const prices = createPriceBook(billing.prices, billing.earlierPrices);
    const billingDeps: BillingDeps = {
      ...deps,
      prices,
      settings: billing,
      siteUrl: badges.siteUrl,
      newId: randomUUID,
    };
    bind(billingCatalogueEndpoint, showCatalogue(billingDeps));
    bind(billingStatusEndpoint, showStatus(billingDeps));
    const paying = { ...billingDeps, takeCouponToken: bind.take('coupons') };
    bind(paymentIntentEndpoint, createPaymentIntent(paying), { limit: 'purchases' });
    bind(couponEndpoint, showCoupon(billingDeps), { limit: 'coupons' });
    bind(portalSessionEndpoint, createPortalSession(billingDeps), { limit: 'purchases', plainErrors: true });
    bind(billingDetailsEndpoint, showDetails(deps.db));
    bind(saveBillingDetailsEndpoint, saveDetails(deps.db));
    const changing = { ...billingDeps, livemode: isLive(billing) };
    bind(planChangePreviewEndpoint, previewPlanChange(changing), { limit: 'purchases' });
    bind(planChangeEndpoint, answerPlanChange(changing), { limit: 'purchases' });
    bind(keepPlanEndpoint, answerKeepPlan(changing), { limit: 'purchases' });
    bind(payOverdueEndpoint, (uid) => actAtStripe(changing, uid, payOverdue), { limit: 'purchases' });
    bind(
      withdrawEndpoint,
      (uid, { paymentId }) =>
        actAtStripe(changing, uid, ({ stripe, customer }) =>
          withdraw(stripe, { customer, paymentId, now: deps.now() }),
        ),
      { limit: 'purchases' },
    );
    // The payment provider tells of many people from one address, and shows who it is with every word.
    bind.unheld(
      { method: 'POST', path: WEBHOOK_PATH },
      receiveWebhook({ ...deps, prices, livemode: isLive(billing), secrets: billing.webhookSecrets }),
    );
  },
  erase: {
    // First of all: a subscription that cannot be ended would be charged further, so the account must stay.
    before: [{ name: 'purchases', erase: endPurchases }],
    // Ends what an open checkout began. Without a profile no checkout can begin.
    after: [{ name: 'later_purchases', erase: endPurchases }],
  },
  exported: ({ uid }, { db }) => streamDocumentTree(db.collection(BILLING).doc(uid)),
});

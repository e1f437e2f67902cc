import type { Router } from 'express';
import {
  billingCatalogueEndpoint,
  billingStatusEndpoint,
  paymentIntentEndpoint,
  portalSessionEndpoint,
} from '@aura/shared-domain';
import { plainErrorHandler } from '../http/error-handler.ts';
import { sendPlainFailure } from '../http/failure.ts';
import { openEndpoint } from '../http/open-endpoint.ts';
import { personEndpoint, type PersonEndpointDeps } from '../http/person-endpoint.ts';
import type { BillingDeps } from './billing-deps.ts';
import { createPaymentIntent } from './checkout/create-payment-intent.ts';
import { createPortalSession } from './portal/create-portal-session.ts';
import { showCatalogue } from './show-catalogue.ts';
import { showStatus } from './show-status.ts';

export interface BillingRouteDeps extends BillingDeps, PersonEndpointDeps {
  /** Holds how often one person begins a purchase or opens the portal. */
  readonly takePurchaseToken: PersonEndpointDeps['takePersonToken'];
}

/** What can be bought, buying it, and what a person has bought. */
export function addBillingRoutes(routes: Router, deps: BillingRouteDeps): void {
  const purchasing = { ...deps, takePersonToken: deps.takePurchaseToken };
  routes.get(
    billingCatalogueEndpoint.path,
    openEndpoint(billingCatalogueEndpoint.request, showCatalogue(deps)),
  );
  routes.get(
    billingStatusEndpoint.path,
    personEndpoint(deps, billingStatusEndpoint.request, showStatus(deps)),
  );
  const intend = createPaymentIntent(deps);
  routes.post(paymentIntentEndpoint.path, personEndpoint(purchasing, paymentIntentEndpoint.request, intend));
  const open = createPortalSession(deps);
  const answers = { fail: sendPlainFailure };
  routes.post(
    portalSessionEndpoint.path,
    personEndpoint(purchasing, portalSessionEndpoint.request, open, answers),
    plainErrorHandler,
  );
}

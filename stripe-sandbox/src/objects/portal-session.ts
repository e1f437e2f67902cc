import type { Stripe } from 'stripe';
import type { PortalSession } from '../state/records/customers.ts';
import type { World } from '../world.ts';
import { portalUrl } from './urls.ts';

export const portalSessionObject = (
  { siteUrl }: World,
  session: PortalSession,
): Stripe.BillingPortal.Session =>
  ({
    id: session.id,
    object: 'billing_portal.session',
    configuration: 'bpc_demo',
    created: session.created,
    customer: session.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: 'pt-BR',
    on_behalf_of: null,
    return_url: session.returnUrl,
    url: portalUrl(siteUrl, session.id),
  }) satisfies Stripe.BillingPortal.Session;

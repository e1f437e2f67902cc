import * as v from 'valibot';
import { ok } from '@aura/shared-domain';
import { createId } from '../state/ids.ts';
import { add } from '../state/table.ts';
import { readSeconds, type World } from '../world.ts';
import { livingCustomer } from './customers.ts';
import { route, type Route } from './route.ts';
import { NOTHING } from './shapes.ts';
import type { Stripe } from 'stripe';
import type { PortalSession } from '../state/records/customers.ts';
import { portalUrl } from '../objects/urls.ts';

const portalSessionObject = ({ siteUrl }: World, session: PortalSession): Stripe.BillingPortal.Session =>
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

const CreateSchema = v.strictObject({
  customer: v.string(),
  /** A link on the portal's pages: no other scheme may get there. */
  return_url: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//i))),
  locale: v.optional(v.picklist(['auto', 'pt-BR'])),
  /** The stand-in's portal always does what ours is configured to do. */
  configuration: v.optional(v.string()),
});

const create = route(
  'POST',
  '/v1/billing_portal/sessions',
  NOTHING,
  CreateSchema,
  (world, { customer: customerId, return_url: returnUrl = null }) => {
    const customer = livingCustomer(world, customerId);
    if (!customer.ok) return customer;
    const session = add(world.state.portalSessions, {
      id: createId('bps'),
      customer: customer.value.id,
      created: readSeconds(world),
      returnUrl,
    });
    return ok(portalSessionObject(world, session));
  },
);

export const PORTAL_SESSION_ROUTES: readonly Route[] = [create];

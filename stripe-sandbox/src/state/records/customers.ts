import * as v from 'valibot';
import { id, instant, metadata } from './fields.ts';

export const CustomerSchema = v.object({
  id,
  created: instant,
  email: v.nullable(v.string()),
  name: v.nullable(v.string()),
  description: v.nullable(v.string()),
  locales: v.array(v.string()),
  metadata,
  deleted: v.boolean(),
});
export type Customer = v.InferOutput<typeof CustomerSchema>;

export const PortalSessionSchema = v.object({
  id,
  customer: id,
  created: instant,
  returnUrl: v.nullable(v.string()),
});
export type PortalSession = v.InferOutput<typeof PortalSessionSchema>;

const enabled = { enabled: v.optional(v.boolean(), false) };
const proration = v.optional(v.picklist(['none', 'create_prorations', 'always_invoice']), 'none');

/** The permissions of a portal; empty by default. */
export const FeaturesSchema = v.object({
  customer_update: v.optional(
    v.object({ ...enabled, allowed_updates: v.optional(v.array(v.string()), []) }),
    {},
  ),
  invoice_history: v.optional(v.object(enabled), {}),
  payment_method_update: v.optional(v.object(enabled), {}),
  subscription_cancel: v.optional(
    v.object({
      ...enabled,
      mode: v.optional(v.picklist(['at_period_end', 'immediately']), 'at_period_end'),
      proration_behavior: proration,
    }),
    {},
  ),
  subscription_update: v.optional(
    v.object({
      ...enabled,
      default_allowed_updates: v.optional(v.array(v.string()), []),
      products: v.optional(v.array(v.object({ product: v.string(), prices: v.array(v.string()) })), []),
      proration_behavior: proration,
      schedule_at_period_end: v.optional(v.object({ conditions: v.array(v.object({ type: v.string() })) }), {
        conditions: [],
      }),
    }),
    {},
  ),
});

export const PortalConfigurationSchema = v.object({
  id,
  created: instant,
  updated: instant,
  features: FeaturesSchema,
  privacyUrl: v.nullable(v.string()),
  termsUrl: v.nullable(v.string()),
  returnUrl: v.nullable(v.string()),
  metadata,
});
export type PortalConfiguration = v.InferOutput<typeof PortalConfigurationSchema>;

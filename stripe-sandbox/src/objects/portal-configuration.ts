import type { Stripe } from 'stripe';
import type { PortalConfiguration } from '../state/records/customers.ts';

export const portalConfigurationObject = (
  configuration: PortalConfiguration,
): Stripe.BillingPortal.Configuration => {
  const { features } = configuration;
  return {
    id: configuration.id,
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: null,
      privacy_policy_url: configuration.privacyUrl,
      terms_of_service_url: configuration.termsUrl,
    },
    created: configuration.created,
    default_return_url: configuration.returnUrl,
    features: {
      customer_update: { ...features.customer_update },
      invoice_history: { ...features.invoice_history },
      payment_method_update: { ...features.payment_method_update, payment_method_configuration: null },
      subscription_cancel: {
        ...features.subscription_cancel,
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
      },
      subscription_pause: { enabled: false, duration: { type: 'indefinite', interval_options: [] } },
      subscription_update: {
        ...features.subscription_update,
        billing_cycle_anchor: null,
        products: features.subscription_update.products.map((product) => ({
          ...product,
          adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
        })),
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: { ...configuration.metadata },
    name: null,
    updated: configuration.updated,
  } satisfies Stripe.BillingPortal.Configuration;
};

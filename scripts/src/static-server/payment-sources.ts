/** Sources that a page must allow for Stripe's own fields. */
interface PaymentSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  readonly image: readonly string[];
}

/** Source: Stripe's security guide, "Content Security Policy". */
const STRIPE: PaymentSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  image: ['https://*.stripe.com'],
};

const NONE: PaymentSources = { script: [], connect: [], frame: [], image: [] };

/** CSP sources of Stripe; empty lists where payments are not made there. */
export const listPaymentSources = (usesStripe: boolean): PaymentSources => (usesStripe ? STRIPE : NONE);

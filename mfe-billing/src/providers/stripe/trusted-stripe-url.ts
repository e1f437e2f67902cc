/** The script that the package `@stripe/stripe-js` loads: the path names its release train. */
export const STRIPE_JS = 'https://js.stripe.com/endive/stripe.js';

/** Allowed by the page's `trusted-types` directive. */
const POLICY = 'aura-mfe-billing';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * The address of Stripe's script as it may be given to a script element under Trusted Types; plain text where the
 * browser has none. Throws where the page does not allow the policy.
 */
export function makeTrustedStripeUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(POLICY, { createScriptURL: checkStripeUrl });
  return (policy ? policy.createScriptURL(STRIPE_JS) : STRIPE_JS) as string;
}

function checkStripeUrl(url: string): string {
  if (url === STRIPE_JS) return url;
  throw new TypeError(`script address not allowed: ${url}`);
}

import type { StripePaymentElement } from '@stripe/stripe-js';

const TIMEOUT_MS = 10_000;

/** Draws Stripe's form into a node; whether it came. It fetches more of itself, which may be blocked or never answer. */
export function showForm(form: StripePaymentElement, node: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (came: boolean) => {
      clearTimeout(timer);
      resolve(came);
    };
    const timer = setTimeout(() => end(false), TIMEOUT_MS);
    form.once('ready', () => end(true));
    form.once('loaderror', () => end(false));
    form.mount(node);
  });
}

import { makeTrustedStripeUrl } from './trusted-stripe-url.ts';

const TIMEOUT_MS = 10_000;

let loading: Promise<boolean> | null = null;

/**
 * Puts Stripe's script on the page; says whether it is there. The package would do so itself by giving a script
 * element plain text, which Trusted Types refuse; where `window.Stripe` is there it takes that.
 * After a failure the next call tries again.
 */
export function loadStripeScript(): Promise<boolean> {
  if (isThere()) return Promise.resolve(true);
  loading ??= insertScript().finally(() => {
    loading = null;
  });
  return loading;
}

const isThere = () => 'Stripe' in window;

function insertScript(): Promise<boolean> {
  return new Promise((resolve) => {
    const element = document.createElement('script');
    const end = () => {
      clearTimeout(timer);
      // One that comes after all still counts at the next attempt.
      if (!isThere()) element.remove();
      resolve(isThere());
    };
    const timer = setTimeout(end, TIMEOUT_MS);
    element.addEventListener('load', end);
    element.addEventListener('error', end);
    try {
      element.src = makeTrustedStripeUrl();
      document.head.append(element);
    } catch {
      end();
    }
  });
}

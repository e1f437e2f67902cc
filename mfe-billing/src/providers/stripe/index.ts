import { err, ok } from '@aura/shared-domain';
import type { Stripe, StripeElements, StripePaymentElement, Appearance } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentOutcome, PaymentProvider, PaymentAppearance } from '../provider.ts';
import { readOutcome } from './outcome.ts';
import { loadStripeScript } from './stripe-script.ts';

/** The page's look in Stripe's words. */
const convertAppearance = (look: PaymentAppearance): Appearance => ({
  theme: look.isDark ? 'night' : 'stripe',
  variables: {
    colorPrimary: look.accent,
    colorBackground: look.surface,
    colorText: look.ink,
    colorTextSecondary: look.inkSoft,
    colorTextPlaceholder: look.inkSoft,
    colorDanger: look.danger,
    borderRadius: look.radius,
    fontFamily: 'system-ui, sans-serif',
    fontSizeBase: '16px',
  },
  rules: { '.Input, .Tab, .Block': { borderColor: look.edge } },
});

const TIMEOUT_MS = 10_000;

/** Draws Stripe's form into a node; whether it came. It fetches more of itself, which may be blocked or never answer. */
function showForm(form: StripePaymentElement, node: HTMLElement): Promise<boolean> {
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

const UNAVAILABLE =
  'O formulário seguro do Stripe não pôde ser carregado. Verifique sua conexão e se algum bloqueador impede pagamentos nesta página.';

/** Payments by Stripe. Card data stays inside Stripe's own frame and never reaches this page. */
export function createStripeProvider(publishableKey: string): PaymentProvider {
  let stripe: Stripe | null = null;
  const open = async () => {
    stripe ??= (await loadStripeScript()) ? await loadStripe(publishableKey, { locale: 'pt-BR' }) : null;
    return stripe;
  };
  // The script comes while the backend prepares the payment.
  void loadStripeScript();

  return {
    mount: async (node, { clientSecret, appearance, returnTo }) => {
      try {
        const opened = await open();
        if (!opened) return err(UNAVAILABLE);
        const elements = opened.elements({
          clientSecret,
          locale: 'pt-BR',
          appearance: convertAppearance(appearance),
        });
        const form = elements.create('payment', { layout: 'tabs' });
        if (!(await showForm(form, node))) {
          form.destroy();
          return err(UNAVAILABLE);
        }
        return ok({
          confirm: () => confirm(opened, elements, returnTo),
          restyle: (look) => void elements.update({ appearance: convertAppearance(look) }),
          unmount: () => form.destroy(),
        });
      } catch {
        return err(UNAVAILABLE);
      }
    },
  };
}

async function confirm(stripe: Stripe, elements: StripeElements, returnTo: string): Promise<PaymentOutcome> {
  try {
    const result = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnTo },
      redirect: 'if_required',
    });
    return readOutcome(result);
  } catch {
    return { kind: 'unanswered' };
  }
}

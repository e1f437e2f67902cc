import { err, ok } from '@aura/shared-domain';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentOutcome, PaymentProvider } from '../provider.ts';
import { readOutcome } from './outcome.ts';
import { showForm } from './shown-form.ts';
import { convertAppearance } from './stripe-appearance.ts';
import { loadStripeScript } from './stripe-script.ts';

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

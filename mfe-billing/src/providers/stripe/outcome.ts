import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { PaymentOutcome } from '../provider.ts';

const UNCONFIRMED = 'A confirmação do pagamento não foi concluída. Você pode tentar de novo.';
const OVER = 'Este pagamento não está mais disponível. Comece de novo para pagar.';
const REFUSED = 'O pagamento não foi aceito. Confira os dados ou use outro cartão.';

/** What Stripe's answer to a confirmation means. */
export function readOutcome({ paymentIntent, error }: PaymentIntentResult): PaymentOutcome {
  if (error) return readErrorOutcome(error);
  if (isWaiting(paymentIntent)) return { kind: 'waiting' };
  return readStatusOutcome(paymentIntent.status) ?? makeRefused(UNCONFIRMED);
}

const VOUCHERS: readonly (string | undefined)[] = ['pix_display_qr_code', 'boleto_display_details'];

/** Who closes the window of a code or a slip can still pay it at their bank. */
const isWaiting = ({ status, next_action: action }: PaymentIntent): boolean =>
  status === 'requires_action' && VOUCHERS.includes(action?.type);

/** A payment that was made from elsewhere, such as another tab, is an error here and still made. */
function readErrorOutcome({ type, message, payment_intent: intent }: StripeError): PaymentOutcome {
  const known = intent && readStatusOutcome(intent.status);
  if (known) return known;
  if (type === 'validation_error') return { kind: 'incomplete' };
  if (type === 'api_connection_error' || type === 'api_error') return { kind: 'unanswered' };
  return makeRefused(message?.trim() ? message : REFUSED);
}

/** The outcome of a status; undefined if the person has to act first. */
function readStatusOutcome(status: PaymentIntent['status']): PaymentOutcome | undefined {
  if (status === 'succeeded' || status === 'requires_capture') return { kind: 'done' };
  if (status === 'processing') return { kind: 'processing' };
  return status === 'canceled' ? { kind: 'over', message: OVER } : undefined;
}

const makeRefused = (message: string): PaymentOutcome => ({ kind: 'refused', message });

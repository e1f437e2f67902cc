import type { TestCard } from '@aura/shared-domain';
import { cardOf } from '../catalogue.ts';
import type { PaymentFailure } from '../state/records/payments.ts';

export const DECLINED: PaymentFailure = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

export const NOT_AUTHENTICATED: PaymentFailure = {
  code: 'payment_intent_authentication_failure',
  declineCode: null,
  message: 'The provided payment method has failed authentication.',
};

const NO_CARD: PaymentFailure = {
  code: 'missing',
  declineCode: null,
  message: 'The subscription has no default payment method.',
};

/** The bank's answer to a charge without the customer present; null if accepted. */
export function refusalOf(paymentMethod: string | null): PaymentFailure | null {
  const card = cardOf(paymentMethod);
  return card ? REFUSALS[card.id] : NO_CARD;
}

/** Who confirmed the first payment, or waited for it, has the later ones let through. */
const REFUSALS: Readonly<Record<TestCard['id'], PaymentFailure | null>> = {
  approved: null,
  authentication: null,
  slow: null,
  declined: DECLINED,
  renewal_declined: DECLINED,
};

import type Stripe from 'stripe';
import { SANDBOX, type BillingStatus } from '@aura/shared-domain';

type Waiting = NonNullable<NonNullable<BillingStatus['checkout']>['waiting']>;

/** The payment that the person can still make at their bank, and its deadline; null without one. */
export function getWaiting({ status, next_action: action }: Stripe.PaymentIntent): Waiting | null {
  if (status !== 'requires_action') return null;
  if (action?.pix_display_qr_code) {
    const { data, expires_at: end, hosted_instructions_url: url } = action.pix_display_qr_code;
    return makeWaiting('pix', end, data, url);
  }
  if (action?.boleto_display_details) {
    const { number, expires_at: end, hosted_voucher_url: url } = action.boleto_display_details;
    return makeWaiting('boleto', end, number, url);
  }
  return null;
}

const makeWaiting = (
  way: Waiting['way'],
  end: number | null | undefined,
  code: string | null | undefined,
  url: string | null | undefined,
): Waiting => ({
  way,
  expiresAt: end ? new Date(end * 1000).toISOString() : null,
  code: code ?? null,
  url: checkPage(url),
});

/** As a page may link to it: an HTTPS address, or the demonstration's on this site; null for any other. */
function checkPage(address: string | null | undefined): string | null {
  const url = address ? URL.parse(address, 'http://localhost') : null;
  if (url?.protocol === 'https:') return url.href;
  return url?.pathname.startsWith(`${SANDBOX.path}/`) ? url.pathname : null;
}

/** Stripe's reason for a code or a slip that expired unpaid. */
export const LAPSED = 'payment_intent_payment_attempt_expired';

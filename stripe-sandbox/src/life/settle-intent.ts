import { emit } from '../events/emit.ts';
import { renderPaymentIntent } from '../objects/payment-intent.ts';
import { createId } from '../state/ids.ts';
import type { Charge, PaymentFailure, PaymentIntent } from '../state/records/payments.ts';
import { add, change, get } from '../state/table.ts';
import { readSeconds, type World } from '../world.ts';
import { invoicePaid, invoicePaymentFailed } from './invoices.ts';

/** The bank has paid. */
export function succeedIntent(world: World, intent: PaymentIntent, paymentMethod: string): void {
  const charge = newCharge(world, intent, paymentMethod, null);
  change(intent, {
    status: 'succeeded',
    paymentMethod,
    failure: null,
    latestCharge: charge.id,
    settlesAt: null,
    voucher: null,
  });
  emit(world, intent.customer, 'payment_intent.succeeded', renderPaymentIntent(intent));
  if (intent.invoice !== null) {
    invoicePaid(world, get(world.state.invoices, intent.invoice), paymentMethod);
  }
}

/** The bank has refused: another card may be tried. */
export function intentFailed(
  world: World,
  intent: PaymentIntent,
  paymentMethod: string | null,
  failure: PaymentFailure,
): void {
  const charge = newCharge(world, intent, paymentMethod, failure);
  change(intent, {
    status: 'requires_payment_method',
    paymentMethod: null,
    failure,
    latestCharge: charge.id,
    settlesAt: null,
    voucher: null,
  });
  emit(world, intent.customer, 'payment_intent.payment_failed', renderPaymentIntent(intent));
  if (intent.invoice !== null) invoicePaymentFailed(world, get(world.state.invoices, intent.invoice));
}

const newCharge = (
  world: World,
  intent: PaymentIntent,
  paymentMethod: string | null,
  failure: PaymentFailure | null,
): Charge =>
  add(world.state.charges, {
    id: createId('ch'),
    paymentIntent: intent.id,
    customer: intent.customer,
    amount: intent.amount,
    refunded: 0,
    currency: intent.currency,
    created: readSeconds(world),
    status: failure ? 'failed' : 'succeeded',
    failure: failure && { code: failure.code, message: failure.message },
    paymentMethod,
    disputed: false,
  });

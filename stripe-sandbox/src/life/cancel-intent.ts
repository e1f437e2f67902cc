import { emit } from '../events/emit.ts';
import { renderPaymentIntent } from '../objects/payment-intent.ts';
import type { PaymentIntent } from '../state/records/payments.ts';
import { change } from '../state/table.ts';
import { readSeconds, type World } from '../world.ts';

/** Nothing can be paid with it any more. */
export function cancelIntent(world: World, intent: PaymentIntent, reason: string | null): void {
  change(intent, {
    status: 'canceled',
    canceledAt: readSeconds(world),
    cancellationReason: reason,
    settlesAt: null,
    voucher: null,
  });
  emit(world, intent.customer, 'payment_intent.canceled', renderPaymentIntent(intent));
}

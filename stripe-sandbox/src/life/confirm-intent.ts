import type { TestCard } from '@aura/shared-domain';
import { emit } from '../events/emit.ts';
import { renderPaymentIntent } from '../objects/payment-intent.ts';
import type { PaymentIntent } from '../state/records/payments.ts';
import { change, get } from '../state/table.ts';
import type { World } from '../world.ts';
import { DECLINED, NOT_AUTHENTICATED } from './card.ts';
import { intentFailed, succeedIntent } from './settle-intent.ts';

/** Whether it can still be paid. Deleted customers pay nothing. */
export const isPayable = ({ state }: World, intent: PaymentIntent): boolean =>
  (intent.status === 'requires_payment_method' || intent.status === 'requires_action') &&
  !get(state.customers, intent.customer).deleted;

/** Pays a payable intent with a card, as far as the bank lets it come by itself. */
export function confirmIntent(world: World, intent: PaymentIntent, card: TestCard): void {
  const { paymentMethod } = card;
  switch (card.id) {
    case 'approved':
    case 'renewal_declined':
      succeedIntent(world, intent, paymentMethod);
      return;
    case 'declined':
      intentFailed(world, intent, paymentMethod, DECLINED);
      return;
    case 'authentication':
      change(intent, { status: 'requires_action', paymentMethod, failure: null });
      emit(world, intent.customer, 'payment_intent.requires_action', renderPaymentIntent(intent));
      return;
    case 'slow':
      change(intent, {
        status: 'processing',
        paymentMethod,
        failure: null,
        settlesAt: world.clock.now() + world.slowMs,
      });
      emit(world, intent.customer, 'payment_intent.processing', renderPaymentIntent(intent));
  }
}

/** What a person told their bank, of an intent that waits for it. */
export function authenticateIntent(world: World, intent: PaymentIntent, approve: boolean): void {
  const { paymentMethod } = intent;
  if (approve && paymentMethod !== null) succeedIntent(world, intent, paymentMethod);
  else intentFailed(world, intent, paymentMethod, NOT_AUTHENTICATED);
}

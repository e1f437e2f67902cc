import { newClientSecret, createId } from '../state/ids.ts';
import type { PaymentIntent } from '../state/records/payments.ts';
import { add } from '../state/table.ts';
import { readSeconds, type World } from '../world.ts';

export type Demand = Pick<
  PaymentIntent,
  'customer' | 'amount' | 'currency' | 'description' | 'receiptEmail' | 'metadata' | 'invoice'
> &
  Partial<Pick<PaymentIntent, 'methods' | 'lasts'>>;

/** In seconds, Stripe's usual ones. */
const DAY = 86_400;

/** A payment without a chosen method. */
export function newIntent(world: World, demand: Demand): PaymentIntent {
  const id = createId('pi');
  return add(world.state.paymentIntents, {
    id,
    clientSecret: newClientSecret(id),
    methods: ['card'],
    lasts: { pix: DAY, boleto: 3 * DAY },
    ...demand,
    voucher: null,
    status: 'requires_payment_method',
    created: readSeconds(world),
    paymentMethod: null,
    failure: null,
    latestCharge: null,
    canceledAt: null,
    cancellationReason: null,
    settlesAt: null,
  });
}

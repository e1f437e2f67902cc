import * as v from 'valibot';
import { err, ok, type Result } from '@aura/shared-domain';
import { refundCharge, type RefundRefusal } from '../life/refund-charge.ts';
import { refundObject } from '../objects/refund.ts';
import type { Charge } from '../state/records/payments.ts';
import { find, get } from '../state/table.ts';
import type { World } from '../world.ts';
import { invalid, missing, type Fault } from './fault.ts';
import { mergeMetadata, metadata, wholeNumber } from './parameters.ts';
import { route, type Route } from './route.ts';
import { OF_PAYMENT } from './shapes.ts';

const CreateSchema = v.strictObject({
  payment_intent: v.optional(v.string()),
  charge: v.optional(v.string()),
  amount: v.optional(v.pipe(wholeNumber, v.minValue(1))),
  reason: v.optional(v.picklist(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: v.optional(metadata, {}),
});
type Create = v.InferOutput<typeof CreateSchema>;

const create = route('POST', '/v1/refunds', OF_PAYMENT, CreateSchema, (world, parameters) => {
  const charge = readCharge(world, parameters);
  if (!charge.ok) return charge;
  const refund = refundCharge(world, charge.value, {
    amount: parameters.amount ?? null,
    reason: parameters.reason ?? null,
    metadata: mergeMetadata({}, parameters.metadata),
  });
  return refund.ok ? ok(refundObject(refund.value)) : err(REFUSALS[refund.error]);
});

const REFUSALS: Readonly<Record<RefundRefusal, Fault>> = {
  not_paid: invalid('This payment does not have a successful charge to refund.'),
  not_refundable: invalid('Payments with boleto cannot be refunded.'),
  already_refunded: invalid('The charge has already been refunded.', undefined, 'charge_already_refunded'),
  disputed: invalid('The charge has been charged back.', undefined, 'charge_disputed'),
  too_much: invalid('Refund amount is greater than unrefunded amount on charge.', 'amount'),
};

function readCharge({ state }: World, { payment_intent, charge }: Create): Result<Charge, Fault> {
  if (charge !== undefined) {
    const found = find(state.charges, charge);
    return found ? ok(found) : err(missing('charge', charge, 'charge'));
  }
  if (payment_intent === undefined) {
    return err(invalid('One of the following params should be provided: payment_intent or charge.'));
  }
  const intent = find(state.paymentIntents, payment_intent);
  if (!intent) return err(missing('payment_intent', payment_intent, 'payment_intent'));
  return intent.latestCharge === null ? err(REFUSALS.not_paid) : ok(get(state.charges, intent.latestCharge));
}

export const REFUND_ROUTES: readonly Route[] = [create];
